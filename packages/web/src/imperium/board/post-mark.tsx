import { GLYPHS } from '../../icons/glyphs';
import { Icon } from '../../icons/icon';
import { SpyPiece } from '../../icons/seat-mark';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { useImperium } from '../use-imperium';

/** An observation post with the spies on it. */
export function PostMark({
  id,
  style,
  className = '',
}: {
  readonly id: string;
  readonly style?: React.CSSProperties;
  readonly className?: string;
}) {
  const { lang, words } = useSettings();
  const { view, speaker, label } = useImperium();
  const spies = view.players.flatMap((player, seat) => (player.spies.includes(id) ? [seat] : []));
  const told = [speaker.catalog.post(id).name[lang], ...spies.map((seat) => words.spyOf(label(seat)))].join(
    ', ',
  );
  return (
    <Touchable refs={[`post:${id}`]} className={`post ${className}`} label={told} style={style ?? {}}>
      {spies.length === 0 && <Icon name="spy" />}
      {spies.map((seat) => (
        <SpyPiece key={seat} seat={seat} eye={GLYPHS.spy} label={words.spyOf(label(seat))} />
      ))}
    </Touchable>
  );
}
