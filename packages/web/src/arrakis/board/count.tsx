import { Icon } from '../../icons/icon';

/** A symbol with a number. */
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
    <span className={n === 0 ? 'count none' : 'count'} role="img" aria-label={name} title={name}>
      <Icon name={icon} />
      {n}
    </span>
  );
}
