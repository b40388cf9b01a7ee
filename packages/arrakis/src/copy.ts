import type { Dashboard, Faction } from './state.js';
import type { Marker, Power, Vehicle } from './terms.js';

// Copies of small things, field by field: what is made by spreading an object has a shape of its own, and rules that see new and copied
// states would have to know both.

export function copySupply({ regular, elite, special, generic }: Faction['supply']): Faction['supply'] {
  return { regular, elite, special, generic };
}

export function copyDice({
  leadership,
  strategy,
  deployment,
  mentat,
  house,
}: Dashboard['dice']): Dashboard['dice'] {
  return { leadership, strategy, deployment, mentat, house };
}

export function copyVehicles({
  harvester,
  ornithopter,
  carryall,
}: Readonly<Record<Vehicle, number>>): Record<Vehicle, number> {
  return { harvester, ornithopter, carryall };
}

export function copyRows(rows: Readonly<Record<Power, number>>): Record<Power, number> {
  return { choam: rows.choam, 'spacing-guild': rows['spacing-guild'], landsraad: rows.landsraad };
}

export function copyPrescience(tracks: Readonly<Record<Marker, number>>): Record<Marker, number> {
  return {
    'kwisatz-haderach': tracks['kwisatz-haderach'],
    'sand-dwellers': tracks['sand-dwellers'],
    jihad: tracks.jihad,
  };
}
