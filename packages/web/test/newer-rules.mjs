// Loaded before a server: its games call themselves a version newer, as after an upgrade.
import { GAMES } from '@sietch/games';

for (const { rules } of GAMES) rules.version = `${rules.version}+`;
