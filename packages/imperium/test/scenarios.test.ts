import { imperium } from '../src/game.js';
import { describeScenarios } from './scenario-folder.js';

describeScenarios('scenarios of Dune: Imperium', imperium);
