import { type Commander, factionName, modeOf, wordEffects } from '@sietch/imperium';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { SeatMark } from '../../icons/seat-mark';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { useImperium } from '../use-imperium';
import { SpaceTile } from './space-tile';

/** The boards in front of the commanders, where a game has any. */
export function PersonalBoards() {
  const { commanders } = modeOf(useImperium().view);
  if (commanders.length === 0) return null;
  return (
    <div className="personal-boards">
      {commanders.map((commander) => (
        <Board key={commander.participant} commander={commander} />
      ))}
    </div>
  );
}

/** Two spaces for the commander alone, and his own track, whose bonuses are for the whole team. */
function Board({ commander: { participant, board } }: { readonly commander: Commander }) {
  const { lang } = useSettings();
  const { speaker } = useImperium();
  const name = board.name[lang];
  const spaces = speaker.catalog.spaces.filter((space) => space.faction === board.track);
  return (
    <section className={`panel personal-board edge-seat-${participant}`} aria-label={name}>
      <Touchable refs={[`faction:${board.track}`]} className="faction-name" label={name}>
        <SeatMark seat={participant} />
        <Icon name={board.track} />
        <span>{factionName(board.track, lang)}</span>
      </Touchable>
      <div className="personal-spaces">
        {spaces.map(({ id }) => (
          <SpaceTile key={id} id={id} />
        ))}
      </div>
      <OwnTrack commander={participant} track={board.track} />
    </section>
  );
}

function OwnTrack({
  commander,
  track,
}: {
  readonly commander: number;
  readonly track: Commander['board']['track'];
}) {
  const { lang, words } = useSettings();
  const { view, speaker, label } = useImperium();
  const { topInfluence, pointStep, allianceStep } = speaker.catalog.edition.numbers;
  const { forTeam = {} } = speaker.catalog.track(track);
  const held = view.players[commander]?.influence[track] ?? 0;
  const bonusOf = (step: number) =>
    wordEffects(forTeam[step] ?? [], lang, { names: speaker.catalog }).filter(
      (part) => typeof part !== 'string',
    );
  return (
    <div className="own-track" role="img" aria-label={`${words.influence}: ${label(commander)} ${held}`}>
      {Array.from({ length: topInfluence + 1 }, (_, step) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its index.
          key={step}
          className={step === allianceStep || step === pointStep ? 'step special' : 'step'}
        >
          {step === held ? (
            <SeatMark seat={commander} />
          ) : step === pointStep ? (
            <Icon name="point" />
          ) : step === allianceStep ? (
            <Icon name={`alliance-${track}`} />
          ) : bonusOf(step).length > 0 ? (
            <PhraseText phrase={bonusOf(step)} />
          ) : (
            step
          )}
        </span>
      ))}
    </div>
  );
}
