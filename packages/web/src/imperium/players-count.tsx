import { Icon } from '../icons/icon';

/** How many of something a player has, beside its symbol. */
export function Count({
  icon,
  n,
  name,
}: {
  readonly icon: string;
  readonly n: number | string;
  readonly name: string;
}) {
  return (
    <span className={n === 0 ? 'count none' : 'count'} role="img" aria-label={`${name}: ${n}`}>
      <Icon name={icon} />
      {n}
    </span>
  );
}
