import { factionName, type Track as Tracked, wordEffects } from '@sietch/imperium';
import { Emblem } from '../../art/emblem';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { SeatMark } from '../../icons/seat-mark';
import { useSettings } from '../../settings/settings';
import { Touchable } from '../../table/touchable';
import { EMBLEM_OF } from '../emblem-of';
import { personalTracks } from '../teams';
import { useImperium } from '../use-imperium';
import { PersonalBoards } from './personal-board';
import { PostMark } from './post-mark';
import { SpaceTile } from './space-tile';

/** The factions of the board, and the personal boards of commanders. */
export function Factions() {
  const { view, speaker } = useImperium();
  const personal = personalTracks(view);
  return (
    <>
      {speaker.catalog.tracks
        .filter((faction) => !personal.includes(faction))
        .map((faction) => (
          <FactionPanel key={faction} faction={faction} />
        ))}
      <PersonalBoards />
    </>
  );
}

/** A faction: its spaces, its influence track, its alliance. */
function FactionPanel({ faction }: { readonly faction: Tracked }) {
  const { lang } = useSettings();
  const { catalog } = useImperium().speaker;
  const spaces = catalog.spaces.filter((space) => space.faction === faction);
  const emblem = EMBLEM_OF[faction];
  const post = catalog.edition.posts.find((other) =>
    other.spaces.some((id) => spaces.some((s) => s.id === id)),
  );
  return (
    <section
      className={`panel faction edge-${faction} ${post === undefined ? '' : 'watched-over'}`}
      aria-label={factionName(faction, lang)}
    >
      {emblem !== undefined && <Emblem of={emblem} />}
      <Touchable refs={[`faction:${faction}`]} className="faction-name" label={factionName(faction, lang)}>
        <Icon name={faction} />
        <span>{factionName(faction, lang)}</span>
      </Touchable>
      {post !== undefined && <PostMark id={post.id} className="faction-post" />}
      <div className="faction-spaces">
        {spaces.map(({ id }) => (
          <SpaceTile key={id} id={id} />
        ))}
      </div>
      <Track faction={faction} />
    </section>
  );
}

function Track({ faction }: { readonly faction: Tracked }) {
  const { lang, words } = useSettings();
  const { view, speaker, label } = useImperium();
  const { topInfluence, pointStep, allianceStep } = speaker.catalog.edition.numbers;
  const steps = Array.from({ length: topInfluence + 1 }, (_, i) => topInfluence - i);
  const ally = view.alliances[faction];
  const bonus = wordEffects(speaker.catalog.track(faction).bonus, lang, { names: speaker.catalog }).filter(
    (part) => typeof part !== 'string',
  );
  const told = view.players
    .flatMap(({ influence }, seat) =>
      influence[faction] === undefined ? [] : [`${label(seat)} ${influence[faction]}`],
    )
    .join(', ');
  return (
    <div className="track" role="img" aria-label={`${words.influence}: ${told}`}>
      {steps.map((step) => (
        <div key={step} className={step === allianceStep || step === pointStep ? 'step special' : 'step'}>
          <span className="step-sign">
            {step === pointStep && <Icon name="point" />}
            {step === allianceStep && (
              <>
                <span className={ally === undefined ? 'ally' : `ally seat-${ally}`}>
                  <Icon name={`alliance-${faction}`} />
                </span>
                <PhraseText phrase={bonus} />
              </>
            )}
            {step !== pointStep && step !== allianceStep && step}
          </span>
          <span className="step-marks">
            {view.players.map((player, seat) =>
              player.influence[faction] === step ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
                <SeatMark key={seat} seat={seat} />
              ) : null,
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
