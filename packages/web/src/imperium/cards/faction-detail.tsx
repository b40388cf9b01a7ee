import { type Track, wordEffects } from '@sietch/imperium';
import { Emblem } from '../../art/emblem';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { SeatMark } from '../../icons/seat-mark';
import { useSettings } from '../../settings/settings';
import { EMBLEM_OF } from '../emblem-of';
import { symbolHelp } from '../help/symbols';
import { useImperium } from '../use-imperium';

/** What a faction's track brings, and who stands where on it. */
export function FactionDetail({ faction }: { readonly faction: Track }) {
  const { lang, words } = useSettings();
  const { view, speaker, label } = useImperium();
  const { catalog } = speaker;
  const { pointStep, allianceStep } = catalog.edition.numbers;
  const ally = view.alliances[faction];
  const sign = EMBLEM_OF[faction];
  const bonus = wordEffects(catalog.track(faction).bonus, lang, { names: catalog });
  const standing = view.players
    .map((player, seat) => ({ seat, influence: player.influence[faction] ?? 0 }))
    .sort((a, b) => b.influence - a.influence);
  return (
    <>
      {sign !== undefined && <Emblem of={sign} />}
      <p className="detail-box">{symbolHelp(faction)?.text[lang]}</p>
      <ul className="detail-box faction-steps">
        <li>
          <b>{pointStep}</b> <Icon name="point" /> {words.pointStep}
        </li>
        <li>
          <b>{allianceStep}</b> <PhraseText phrase={bonus} spelled />
        </li>
        <li>
          <b>{allianceStep}+</b> <Icon name={`alliance-${faction}`} /> {words.allianceStep}
        </li>
      </ul>
      <ul className="detail-box faction-steps">
        {standing.map(({ seat, influence }) => (
          <li key={seat}>
            <b>{influence}</b> <SeatMark seat={seat} /> {label(seat)}
            {ally === seat && ` · ${words.alliance}`}
          </li>
        ))}
      </ul>
    </>
  );
}
