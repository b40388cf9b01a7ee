import {
  AIR_ZONES,
  type AirZoneId,
  ALIA_STEP,
  ATOMICS_STEP,
  BENE_GESSERIT_STEPS,
  DASHBOARDS,
  type DashboardId,
  DESERT_LEADER_STEP,
  DESERT_LEADERS,
  FEYD_STEP,
  type Force,
  HAWAT_STEP,
  type Marker,
  type Power,
  type Result,
  SUPREMACY_TO_WIN,
} from '@sietch/arrakis';
import { PhraseText } from '../../icons/phrase';
import { useSettings } from '../../settings/settings';
import { described } from '../descriptions';
import { DIE_HELP } from '../help/die-help';
import { dashboardOfForce } from '../players';
import { useWar } from '../use-war';
import { DoubtNote } from './doubt';

/** Things without a card: air zones, dice, tracks, decks. */
export function PlaceDetail({ kind, id }: { readonly kind: string; readonly id: string }) {
  const { lang } = useSettings();
  const { view, speaker } = useWar();
  const { war } = speaker;
  switch (kind) {
    case 'air': {
      const zone = AIR_ZONES.find((each) => each.id === id);
      const here = view.air[id as AirZoneId];
      return (
        <>
          <p>{here === undefined ? war.noAircraft : war.aircraft(war.vehicles[here])}</p>
          <p className="detail-small">
            {war.zoneOver((zone?.sectors ?? []).map((sector) => speaker.sector(sector)).join(', '))}
          </p>
        </>
      );
    }
    case 'die': {
      const [dashboard, result] = id.split(':') as [DashboardId, Result];
      return <p>{DIE_HELP[DASHBOARDS[dashboard].side][result][lang]}</p>;
    }
    case 'action':
      return <p>{DIE_HELP.other[id === 'scout' ? 'scout' : 'desert-power'][lang]}</p>;
    case 'supremacy':
      return (
        <>
          <p>{war.supremacyGoal(SUPREMACY_TO_WIN)}</p>
          <p className="detail-small">
            {HAWAT_STEP}: {war.hawatStep} {FEYD_STEP}: {war.feydStep} {BENE_GESSERIT_STEPS.join(', ')}:{' '}
            {war.beneStep}
          </p>
          <DoubtNote of={['bene-gesserit-steps']} />
        </>
      );
    case 'marker':
      return (
        <>
          <p>
            {war.markerSteps(
              speaker.leader(DESERT_LEADERS[id as Marker]),
              DESERT_LEADER_STEP,
              ALIA_STEP,
              ATOMICS_STEP,
            )}
          </p>
          <DoubtNote of={['prescience-top', 'secret-objectives']} />
        </>
      );
    case 'power': {
      const ban = described(`ban:${id}`, lang);
      return (
        <section className="detail-box">
          <h4>
            {war.ban}: {ban?.name}
          </h4>
          <p>
            <PhraseText phrase={ban?.phrases.effect ?? []} />
          </p>
          {view.bans.includes(id as Power) || <p className="detail-small">{war.noBans}</p>}
        </section>
      );
    }
    case 'deck': {
      const { deckCounts, discards } = dashboardOfForce(view, id as Force);
      const pile = discards[id as Force];
      return (
        <>
          <p className="detail-facts">{war.deckCounts(deckCounts[id as Force] ?? 0, pile.length)}</p>
          <p className="detail-small">{war.lookThrough}</p>
          {pile.length > 0 && (
            <p className="detail-small">
              {war.discards}: {pile.map((card) => speaker.card(card)).join(', ')}
            </p>
          )}
        </>
      );
    }
    default:
      return null;
  }
}
