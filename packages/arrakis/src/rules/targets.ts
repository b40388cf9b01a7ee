import { NAMED_LEADERS } from '../content/catalog.js';
import { areasIn, neighbours, sectorsOf } from '../content/map.js';
import { AIR_ZONES } from '../content/sectors.js';
import type { StepOf } from '../effects/step.js';
import { type ArrakisState, legionIn, turnOf, type Zone, zoneAt } from '../state.js';
import { type AirZoneId, type AreaId, enemyOf, type LeaderId, type SectorId, type Side } from '../terms.js';
import { areasWhere, hasTerrain, inSectorWithLegion, isEmpty } from './area.js';
import { areaOfLeader, has, legionAreas, legionsWhere, someLegion } from './legion.js';
import { isHeld, suits } from './movement.js';
import { canAttack } from './reach.js';
import { isEmptyDesert, wormAreas, wormDestinations } from './sandworms.js';

function isAttacker(
  state: ArrakisState,
  side: Side,
  zone: Zone,
  at: number,
  who: StepOf<'attack'>['who'],
): boolean {
  const legion = legionIn(zone, side);
  if (legion === undefined || !suits(state, zone, who)) return false;
  return has(state, side, legion, who.with) && !isHeld(state, side, legion) && canAttack(state, side, at);
}

/** Legions that may attack as the step asks. */
export function attackers(state: ArrakisState, side: Side, who: StepOf<'attack'>['who']): AreaId[] {
  return legionsWhere(state, side, (zone, at) => isAttacker(state, side, zone, at, who));
}

export function mayAttack(state: ArrakisState, side: Side, who: StepOf<'attack'>['who']): boolean {
  return someLegion(state, side, (zone, at) => isAttacker(state, side, zone, at, who));
}

/** Settlements with a legion that can be carried to another one. */
export function carriers(state: ArrakisState, side: Side): AreaId[] {
  const legions = legionAreas(state, side);
  if (legions.length < 2) return [];
  return legions.filter((area) => zoneAt(state, area).settlement > 0);
}

/** Enemy legions next to an own one. */
export function shelled(state: ArrakisState, side: Side): AreaId[] {
  return legionAreas(state, enemyOf(side)).filter((area) =>
    neighbours(area).some((id) => legionIn(zoneAt(state, id), side) !== undefined),
  );
}

/** Ornithopters with a Harkonnen legion below. */
export function capturable(state: ArrakisState): AirZoneId[] {
  return AIR_ZONES.filter(
    (zone) => state.air[zone.id] === 'ornithopter' && underZone(state, zone.sectors).length > 0,
  ).map((zone) => zone.id);
}

/** Harkonnen legions in these sectors. */
export function underZone(state: ArrakisState, sectors: readonly SectorId[]): AreaId[] {
  const found: AreaId[] = [];
  for (const sector of sectors) {
    for (const area of areasIn(sector)) {
      if (zoneAt(state, area).harkonnen !== undefined && !found.includes(area)) found.push(area);
    }
  }
  return found;
}

/** What a sandworm put by a card must stand beside. */
type Beside = 'sandworm' | 'legion';

/** Is the area beside an Atreides legion, or beside a sandworm other than the one to be taken? */
function isBeside(state: ArrakisState, area: AreaId, near: Beside, taken?: AreaId): boolean {
  return neighbours(area).some((id) => {
    const zone = zoneAt(state, id);
    return near === 'legion' ? zone.atreides !== undefined : zone.worm !== undefined && id !== taken;
  });
}

/** Sandworms on the board whose figure may be put there instead. */
export function wormSources(state: ArrakisState, area: AreaId, near: Beside): AreaId[] {
  return wormAreas(state, 'sandworm').filter((id) => id !== area && isBeside(state, area, near, id));
}

/** Empty desert next to a sandworm, or next to an Atreides legion, for which there is a figure. */
export function sandwormSpots(state: ArrakisState, near: Beside): AreaId[] {
  const worms = state.worms > 0 ? [] : wormAreas(state, 'sandworm');
  return areasWhere(state, isEmptyDesert).filter((area) =>
    state.worms > 0 ? isBeside(state, area, near) : worms.some((id) => isBeside(state, area, near, id)),
  );
}

/** Sandworms that have not moved in this action and can. */
export function wormsToMove(state: ArrakisState, moved: readonly AreaId[]): AreaId[] {
  return wormAreas(state).filter((area) => !moved.includes(area) && wormDestinations(state, area).length > 0);
}

/** Enemy named leaders within the reach of a card. */
export function victims(state: ArrakisState, side: Side, step: StepOf<'wound'>): LeaderId[] {
  const enemy = enemyOf(side);
  const { focus } = turnOf(state);
  return NAMED_LEADERS[enemy].filter((leader) => {
    const area = areaOfLeader(state, enemy, leader);
    if (area === undefined) return false;
    if (step.who === 'any') return true;
    if (step.who === 'in-sector') return inSectorWithLegion(state, area, side);
    return neighbours(area).some((id) => {
      const legion = legionIn(zoneAt(state, id), side);
      if (legion === undefined || !has(state, side, legion, step.near)) return false;
      return focus === undefined || focus === id;
    });
  });
}

/** Sectors with harvesters in deep desert. */
export function buriedSectors(state: ArrakisState): SectorId[] {
  return [
    ...new Set(
      areasWhere(state, (zone) => zone.harvester && zone.terrain === 'deep-desert').flatMap(sectorsOf),
    ),
  ];
}

/** Sectors with a legion of the side. */
export function shootingSectors(state: ArrakisState, side: Side): SectorId[] {
  return [...new Set(legionAreas(state, side).flatMap(sectorsOf))];
}

/** Sietch areas for an exchange of tokens: the first of the two has some. */
export function swappable(state: ArrakisState, first: AreaId | undefined): AreaId[] {
  const areas = areasWhere(state, (zone) => zone.sietch > 0 && zone.harkonnen === undefined);
  const has = (area: AreaId): boolean => (zoneAt(state, area).atreides?.tokens.length ?? 0) > 0;
  if (first === undefined) return areas.length > 1 ? areas.filter(has) : [];
  return areas.filter((area) => area !== first);
}

/** Where a sietch can be carried: empty desert beside it. */
export function sietchDestinations(state: ArrakisState, from: AreaId): AreaId[] {
  return neighbours(from).filter((id) => isEmptyDesert(zoneAt(state, id)));
}

/** Sietches with such a place. */
export function movableSietches(state: ArrakisState): AreaId[] {
  return areasWhere(state, (zone) => zone.sietch > 0).filter(
    (area) => sietchDestinations(state, area).length > 0,
  );
}

/** Empty areas beside one. */
export function displaceDestinations(state: ArrakisState, from: AreaId): AreaId[] {
  return neighbours(from).filter((id) => isEmpty(zoneAt(state, id)));
}

/** Enemy legions in the desert with an empty area beside them. */
export function displaceable(state: ArrakisState, side: Side): AreaId[] {
  return legionAreas(state, enemyOf(side)).filter(
    (area) => hasTerrain(zoneAt(state, area), 'desert') && displaceDestinations(state, area).length > 0,
  );
}
