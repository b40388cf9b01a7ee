import type { ArrakisView } from '@sietch/arrakis';
import type { ComponentType } from 'react';
import { surplusOf } from '../stack';
import { AllotPanel } from './allot-panel';
import { PlacePanel, placesLeft } from './place-panel';
import { SplitPanel } from './split-panel';
import { SurplusPanel } from './surplus-panel';

/** How a question is answered on one screen instead of step by step. */
export function panelFor(view: ArrakisView): ComponentType | undefined {
  if (view.decision?.choices === undefined) return undefined;
  switch (view.decision.kind) {
    case 'allot':
      return AllotPanel;
    case 'move-group':
      return SplitPanel;
    case 'place-unit':
      return placesLeft(view) > 0 ? PlacePanel : undefined;
    case 'surplus':
      return surplusOf(view) > 1 ? SurplusPanel : undefined;
    default:
      return undefined;
  }
}
