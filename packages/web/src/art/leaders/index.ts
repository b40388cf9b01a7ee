import type { Portrait } from '../portrait';
import { alia } from './alia';
import { amber } from './amber';
import { aramsham } from './aramsham';
import { ariana } from './ariana';
import { baron } from './baron';
import { bashar } from './bashar';
import { chani } from './chani';
import { feyd } from './feyd';
import { gurney } from './gurney';
import { hagal } from './hagal';
import { helena } from './helena';
import { ilban } from './ilban';
import { irulan } from './irulan';
import { jessica } from './jessica';
import { leto } from './leto';
import { maker } from './maker';
import { margot } from './margot';
import { memnon } from './memnon';
import { mohiam } from './mohiam';
import { muaddib } from './muaddib';
import { naib } from './naib';
import { paul } from './paul';
import { rabban } from './rabban';
import { reverend } from './reverend';
import { shaddam } from './shaddam';
import { staban } from './staban';
import { stilgar } from './stilgar';
import { thufir } from './thufir';

/** Portraits by the ids of leaders, Rivals and figures in all games; whoever has none is House Hagal's. */
const BY_ID: Readonly<Record<string, Portrait>> = {
  'paul-atreides': paul,
  'duke-leto-atreides': leto,
  'baron-vladimir-harkonnen': baron,
  'glossu-the-beast-rabban': rabban,
  'countess-ariana-thorvald': ariana,
  'earl-memnon-thorvald': memnon,
  'count-ilban-richese': ilban,
  'helena-richese': helena,
  'feyd-rautha-harkonnen': feyd,
  'gurney-halleck': gurney,
  'lady-amber-metulli': amber,
  'lady-jessica': jessica,
  'reverend-mother-jessica': reverend,
  'lady-margot-fenring': margot,
  muaddib,
  'princess-irulan': irulan,
  'shaddam-corrino-iv': shaddam,
  'staban-tuek': staban,
  'glossu-rabban': rabban,
  alia,
  naib,
  naibs: naib,
  'paul-muad-dib': muaddib,
  stilgar,
  chani,
  'wild-maker': maker,
  'baron-harkonnen': baron,
  'beast-rabban': rabban,
  'thufir-hawat': thufir,
  'feyd-rautha': feyd,
  'shaddam-iv': shaddam,
  'gaius-helen-mohiam': mohiam,
  'captain-aramsham': aramsham,
  bashar,
  bashars: bashar,
};

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  alia,
  amber,
  aramsham,
  ariana,
  baron,
  bashar,
  chani,
  feyd,
  gurney,
  hagal,
  helena,
  ilban,
  irulan,
  jessica,
  leto,
  maker,
  margot,
  memnon,
  mohiam,
  muaddib,
  naib,
  paul,
  rabban,
  reverend,
  shaddam,
  staban,
  stilgar,
  thufir,
};

export function portraitOf(id: string): Portrait {
  return BY_ID[id] ?? hagal;
}

/** Is this a leader of ours, with a face? */
export const hasPortrait = (id: string): boolean => id in BY_ID;
