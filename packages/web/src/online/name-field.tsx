import { useSettings } from '../settings/settings';

/** What the others shall call whoever sits here. */
export function NameField({ name, onName }: { readonly name: string; onName(name: string): void }) {
  const { net } = useSettings().words;
  return (
    <label className="lobby-name">
      {net.yourName}
      <input
        value={name}
        maxLength={30}
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}
