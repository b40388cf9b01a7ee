import type { Lang, Phrase } from '@sietch/kernel';
import { PLANNING } from '../content/catalog.js';
import type { Leader, PlanningCard } from '../content/component.js';
import { ALIA_STEP, DESERT_LEADER_STEP, DESERT_LEADERS, FEYD_STEP, HAWAT_STEP } from '../content/tracks.js';
import { childrenOf } from '../effects/children.js';
import type { Step } from '../effects/step.js';
import { type LeaderId, MARKERS } from '../terms.js';
import { leaderObject, leaderSubject } from './names.js';
import { markerName } from './nouns.js';

function enters(step: Step, leader: LeaderId): boolean {
  if (step.do === 'enter') return step.leader === leader;
  return childrenOf(step).some((child) => enters(child, leader));
}

/** Cards by which a leader comes, each name once. */
function cardsFor(lang: Lang, leader: LeaderId): string[] {
  const said = ({ name, steps, freeAction }: PlanningCard): string[] => {
    const card = { uk: `«${name.uk}»`, en: `“${name.en}”` }[lang];
    if (freeAction?.enters === leader)
      return [
        { uk: `для цього скинуто карти ${card}`, en: `cards of the name ${card} are discarded for it` }[lang],
      ];
    if (!steps.some((step) => enters(step, leader))) return [];
    return [{ uk: `зіграно карту ${card}`, en: `${card} is played` }[lang]];
  };
  return [...new Set(PLANNING.flatMap(said))];
}

/** Steps of the tracks that bring a leader. */
function stepsFor(lang: Lang, leader: LeaderId): string[] {
  const supremacy = (step: number) =>
    ({ uk: `панування сягає поділки ${step}`, en: `supremacy reaches step ${step}` })[lang];
  if (leader === 'thufir-hawat') return [supremacy(HAWAT_STEP)];
  if (leader === 'feyd-rautha') return [supremacy(FEYD_STEP)];
  if (leader === 'alia')
    return [
      {
        uk: `якийсь маркер передбачення сягає поділки ${ALIA_STEP}`,
        en: `any prescience marker reaches step ${ALIA_STEP}`,
      }[lang],
    ];
  return MARKERS.filter((marker) => DESERT_LEADERS[marker] === leader).map(
    (marker) =>
      ({
        uk: `маркер ${markerName(lang, marker)} сягає поділки ${DESERT_LEADER_STEP}`,
        en: `the ${markerName(lang, marker)} marker reaches step ${DESERT_LEADER_STEP}`,
      })[lang],
  );
}

/** When a leader enters play, and whose place is taken. */
export function wordEntryOf(lang: Lang, { id, atStart, replaces, removes, side }: Leader): Phrase {
  if (atStart) return [{ uk: 'У грі від початку.', en: 'In play from the start.' }[lang]];
  const when = [...stepsFor(lang, id), ...cardsFor(lang, id)].join({ uk: ' або ', en: ' or ' }[lang]);
  const more = [
    ...(replaces === undefined
      ? []
      : [
          {
            uk: `замінює ${leaderObject(lang, side, replaces)}`,
            en: `replaces ${leaderSubject(lang, replaces)}`,
          }[lang],
        ]),
    ...(removes === undefined
      ? []
      : [
          {
            uk: `${leaderObject(lang, side, removes)} вилучають із гри`,
            en: `${leaderSubject(lang, removes)} leaves the game`,
          }[lang],
        ]),
    ...(id === 'gaius-helen-mohiam'
      ? [
          {
            uk: 'Харконнени отримують 1 жетон Бене Ґессерит',
            en: 'the Harkonnen gain 1 Bene Gesserit token',
          }[lang],
        ]
      : []),
  ].map((each) => `; ${each}`);
  return [`${{ uk: 'Вступає в гру, коли', en: 'Enters play when' }[lang]} ${when}${more.join('')}.`];
}
