import type { catalogOf } from '@sietch/imperium';
import type { Kind } from '../../art/scene';

type Catalog = ReturnType<typeof catalogOf>;

const SKIES: Readonly<Record<string, Kind>> = {
  emperor: 'emperor',
  guild: 'guild',
  'bene-gesserit': 'bene',
  fremen: 'fremen',
  landsraad: 'landsraad',
  city: 'city',
  'spice-trade': 'desert',
  spy: 'guild',
  combat: 'war',
  win: 'war',
  endgame: 'emperor',
  plot: 'bene',
};

const skyOf = (word: string | undefined): Kind => SKIES[word ?? ''] ?? 'desert';

/** The sky over a card is that of its faction, or of the places it opens. */
export function cardKind({ factions, icons }: ReturnType<Catalog['card']>): Kind {
  return skyOf(factions[0] ?? icons[0]);
}

/** The sky over an intrigue tells when it is played. */
export function intrigueKind({ plays }: ReturnType<Catalog['intrigue']>): Kind {
  return skyOf(plays[0]?.timing);
}

const LEVELS: Readonly<Record<number, Kind>> = { 1: 'desert', 2: 'city', 3: 'war' };

/** The higher a conflict, the redder its sky. */
export function conflictKind({ level }: ReturnType<Catalog['conflict']>): Kind {
  return LEVELS[level] ?? 'war';
}

const LEADERS: Readonly<Record<string, Kind>> = {
  'paul-atreides': 'city',
  'duke-leto-atreides': 'landsraad',
  'baron-vladimir-harkonnen': 'war',
  'glossu-the-beast-rabban': 'war',
  'earl-memnon-thorvald': 'guild',
  'count-ilban-richese': 'city',
  'helena-richese': 'landsraad',
  'feyd-rautha-harkonnen': 'war',
  'gurney-halleck': 'city',
  'lady-jessica': 'bene',
  'reverend-mother-jessica': 'bene',
  'lady-margot-fenring': 'bene',
  muaddib: 'fremen',
  'princess-irulan': 'emperor',
  'shaddam-corrino-iv': 'emperor',
  'staban-tuek': 'guild',
};

/** The sky over a leader is that of those they are close to. */
export function leaderKind(id: string): Kind {
  return LEADERS[id] ?? 'desert';
}
