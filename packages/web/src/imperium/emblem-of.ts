import type { Track } from '@sietch/imperium';
import type { EmblemName } from '../art/emblems';

/** The sign of the house behind a faction, where it has one. */
export const EMBLEM_OF: Readonly<Partial<Record<Track, EmblemName>>> = {
  emperor: 'corrino',
  guild: 'guild',
  'bene-gesserit': 'bene',
  fremen: 'fremen',
  'great-houses': 'landsraad',
};
