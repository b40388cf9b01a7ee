import type { Name } from '@sietch/kernel';
import type { AirZoneId, SectorId } from '../terms.js';

export interface Sector {
  readonly id: SectorId;
  readonly name: Name;
  readonly ring: 'central' | 'outer';
}

export const SECTORS: readonly Sector[] = [
  {
    id: 'central-ne',
    name: { en: 'Central North-East Sector', uk: 'Центральний північно-східний сектор' },
    ring: 'central',
  },
  {
    id: 'central-se',
    name: { en: 'Central South-East Sector', uk: 'Центральний південно-східний сектор' },
    ring: 'central',
  },
  {
    id: 'central-sw',
    name: { en: 'Central South-West Sector', uk: 'Центральний південно-західний сектор' },
    ring: 'central',
  },
  {
    id: 'central-nw',
    name: { en: 'Central North-West Sector', uk: 'Центральний північно-західний сектор' },
    ring: 'central',
  },
  { id: 'outer-ne', name: { en: 'North-East Sector', uk: 'Північно-східний сектор' }, ring: 'outer' },
  { id: 'outer-se', name: { en: 'South-East Sector', uk: 'Південно-східний сектор' }, ring: 'outer' },
  { id: 'outer-sw', name: { en: 'South-West Sector', uk: 'Південно-західний сектор' }, ring: 'outer' },
  { id: 'outer-nw', name: { en: 'North-West Sector', uk: 'Північно-західний сектор' }, ring: 'outer' },
];

/** An air zone lies on the border of two sectors and is connected with every area of both. */
export interface AirZone {
  readonly id: AirZoneId;
  readonly name: Name;
  readonly sectors: readonly [SectorId, SectorId];
  readonly x: number;
  readonly y: number;
}

export const AIR_ZONES: readonly AirZone[] = [
  {
    id: 'air-central-n',
    name: { en: 'Air Zone North (central ring)', uk: 'Повітряна зона північна (центральна)' },
    sectors: ['central-ne', 'central-nw'],
    x: 475,
    y: 385,
  },
  {
    id: 'air-central-e',
    name: { en: 'Air Zone East (central ring)', uk: 'Повітряна зона східна (центральна)' },
    sectors: ['central-ne', 'central-se'],
    x: 640,
    y: 620,
  },
  {
    id: 'air-central-s',
    name: { en: 'Air Zone South (central ring)', uk: 'Повітряна зона південна (центральна)' },
    sectors: ['central-se', 'central-sw'],
    x: 475,
    y: 855,
  },
  {
    id: 'air-central-w',
    name: { en: 'Air Zone West (central ring)', uk: 'Повітряна зона західна (центральна)' },
    sectors: ['central-sw', 'central-nw'],
    x: 310,
    y: 620,
  },
  {
    id: 'air-outer-ne',
    name: { en: 'Air Zone North-East', uk: 'Повітряна зона північно-східна' },
    sectors: ['outer-ne', 'central-ne'],
    x: 705,
    y: 285,
  },
  {
    id: 'air-outer-se',
    name: { en: 'Air Zone South-East', uk: 'Повітряна зона південно-східна' },
    sectors: ['outer-se', 'central-se'],
    x: 665,
    y: 890,
  },
  {
    id: 'air-outer-sw',
    name: { en: 'Air Zone South-West', uk: 'Повітряна зона південно-західна' },
    sectors: ['outer-sw', 'central-sw'],
    x: 300,
    y: 865,
  },
  {
    id: 'air-outer-nw',
    name: { en: 'Air Zone North-West', uk: 'Повітряна зона північно-західна' },
    sectors: ['outer-nw', 'central-nw'],
    x: 285,
    y: 345,
  },
];
