import { areaOf, bordering, type Legion, neighbours, type Side } from '@sietch/arrakis';
import { Icon } from '../../icons/icon';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { useWar } from '../use-war';
import { wordLegion } from '../words/events';
import { tokenFigures } from '../words/token';
import { DoubtNote } from './doubt';

/** Everything about an area: its terrain and what that means, what lies and who stands there. */
export function AreaDetail({ id }: { readonly id: string }) {
  const { lang } = useSettings();
  const { view, speaker } = useWar();
  const { war } = speaker;
  const area = areaOf(id);
  const zone = view.areas[id];
  if (zone === undefined) return null;
  const walled = bordering(id).filter((other) => !neighbours(id).includes(other));
  const things: (readonly [icon: string, text: string] | undefined)[] = [
    zone.settlement > 0 ? ['settlement', war.settlement(zone.settlement)] : undefined,
    zone.hasSietch ? ['sietch', sietchText(zone.sietchRank, zone.sietchShown)] : undefined,
    zone.hasStation ? ['station', war.station] : undefined,
    zone.hasSign ? ['wormsign', war.sign] : undefined,
    zone.worm === undefined ? undefined : [zone.worm, war.worm[zone.worm]],
    zone.harvester ? ['harvester', war.vehicles.harvester] : undefined,
    view.atomics === id ? ['atomics', war.atomics] : undefined,
  ];
  function sietchText(rank: number | undefined, shown: boolean): string {
    if (rank === undefined) return war.sietch;
    return shown ? war.sietchRank(rank) : war.sietchHidden(rank);
  }
  const tokens = zone.atreides?.tokens ?? [];
  const doubts = [
    ...(tokens.some((token) => view.faces[token] !== undefined) ? ['deployment-tokens'] : []),
    ...(zone.hasStation ? ['station-areas'] : []),
    ...(zone.hasSign ? ['wormsign-tokens'] : []),
  ];
  const present = things.filter((thing) => thing !== undefined);
  const legions = (['atreides', 'harkonnen'] as const).filter((side) => zone[side] !== undefined);
  return (
    <>
      <p className="detail-facts">
        {war.terrains[zone.terrain]} · {area.sectors.map((sector) => speaker.sector(sector)).join(', ')}
      </p>
      {present.length > 0 && (
        <ul className="detail-list">
          {present.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} /> {text}
            </li>
          ))}
        </ul>
      )}
      {legions.map((side) => (
        <LegionDetail key={side} side={side} legion={zone[side] as Readonly<Legion>} />
      ))}
      {present.length === 0 && legions.length === 0 && <p>{war.empty}</p>}
      <p className="detail-small">
        {area.sheltered && view.atomics === undefined ? war.sheltered : war.terrainRules[zone.terrain]}
      </p>
      <DoubtNote of={doubts} />
      {walled.length > 0 && (
        <p className="detail-small">
          {war.impassable(walled.map((other) => areaOf(other).name[lang]).join(', '))}
        </p>
      )}
    </>
  );
}

function LegionDetail({ side, legion }: { readonly side: Side; readonly legion: Readonly<Legion> }) {
  const { speaker } = useWar();
  return (
    <section className={`detail-box edge-${side}`}>
      <h4>{speaker.war.legionOf(speaker.side(side))}</h4>
      <p>
        <PhraseText phrase={wordLegion(legion, side, speaker, 'subject')} />
      </p>
      {legion.tokens.map((token) => {
        const shown = tokenFigures(token, speaker);
        return (
          <p key={token} className="detail-small">
            <Icon name="deployment-token" />{' '}
            {shown === undefined ? speaker.war.tokenHidden : shown.map(({ text }) => text).join(', ')}
          </p>
        );
      })}
    </section>
  );
}
