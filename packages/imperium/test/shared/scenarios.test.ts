import { imperium, uprising } from '../../src/game.js';
import { describeScenarios } from '../scenario-folder.js';

describeScenarios('scenarios of Dune: Imperium', imperium);
describeScenarios('scenarios of Dune: Imperium – Uprising', uprising);
