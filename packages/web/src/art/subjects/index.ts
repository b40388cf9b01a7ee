import { agent } from './agent';
import { arrakeen } from './arrakeen';
import { assembly } from './assembly';
import { blast } from './blast';
import { carryall } from './carryall';
import { coins } from './coins';
import { council } from './council';
import { crysknife } from './crysknife';
import { cup } from './cup';
import { duel } from './duel';
import { harvester } from './harvester';
import { heighliner } from './heighliner';
import { ledger } from './ledger';
import { mentat } from './mentat';
import { mouse } from './mouse';
import { navigator } from './navigator';
import { ornithopter } from './ornithopter';
import { palms } from './palms';
import { riders } from './riders';
import { ring } from './ring';
import { sandworm } from './sandworm';
import { sietch } from './sietch';
import { sister } from './sister';
import { smuggler } from './smuggler';
import { spice } from './spice';
import { spy } from './spy';
import { stilltent } from './stilltent';
import { storm } from './storm';
import { throne } from './throne';
import { troops } from './troops';
import { water } from './water';

/** What a vignette may be about. */
export const SUBJECTS = {
  agent,
  arrakeen,
  assembly,
  blast,
  carryall,
  coins,
  council,
  crysknife,
  cup,
  duel,
  harvester,
  heighliner,
  ledger,
  mentat,
  mouse,
  navigator,
  ornithopter,
  palms,
  riders,
  ring,
  sandworm,
  sietch,
  sister,
  smuggler,
  spice,
  spy,
  stilltent,
  storm,
  throne,
  troops,
  water,
} as const;

export type SubjectName = keyof typeof SUBJECTS;
