import type { AreaDecision, AreaPurpose, DecisionKind, Side, Vehicle } from '@sietch/arrakis';
import { joinPhrases, type Name } from '@sietch/kernel';
import type { Asks } from './ask';
import { isGeneric, isSingle, type Names, phrase, spoken } from './names';
import { tokenFigures } from './token';

type Kinds = Extract<
  DecisionKind,
  | 'move-legion'
  | 'move-to'
  | 'move-ornithopter'
  | 'move-group'
  | 'move-part'
  | 'move-sietch'
  | 'spot'
  | 'place-unit'
  | 'place-leader'
  | 'recruit'
  | 'muster'
  | 'muster-leader'
  | 'muster-leader-at'
  | 'upgrade'
  | 'area'
  | 'air-zone'
  | 'which-vehicle'
  | 'sector'
  | 'bury-harvester'
  | 'remove-vehicle'
  | 'capture'
>;

const PURPOSES: Readonly<Record<AreaPurpose, Name>> = {
  harvester: { uk: 'Де розмістити гарвестер?', en: 'Where do you place a harvester?' },
  warned: {
    uk: 'У якій попередженій січі розмістити жетон розгортання?',
    en: 'In which warned sietch do you put a deployment token?',
  },
  'carry-from': { uk: 'Який легіон перенести?', en: 'Which legion is carried?' },
  'carry-to': { uk: 'До якого легіону його перенести?', en: 'To which legion is it carried?' },
  uncover: {
    uk: 'У якій зоні розкрити січ і жетони?',
    en: 'In which area do you uncover the sietch and the tokens?',
  },
  shell: { uk: 'Який ворожий легіон обстріляти?', en: 'Which enemy legion comes under fire?' },
  wormsign: { uk: 'Де покласти знак хробака?', en: 'Where do you place a wormsign?' },
  'remove-wormsign': { uk: 'Який знак хробака прибрати?', en: 'Which wormsign is removed?' },
  sandworm: { uk: 'Де з’явиться піщаний хробак?', en: 'Where does the sandworm appear?' },
  'wild-maker': { uk: 'Де з’явиться Дикий Творець?', en: 'Where does the Wild Maker appear?' },
  swap: { uk: 'Жетони якої січі помінятимуться місцями?', en: 'The tokens of which sietch change places?' },
  'swap-with': { uk: 'З якою січчю їх поміняти?', en: 'With which sietch are they exchanged?' },
  'sietch-from': { uk: 'Яку січ перенести?', en: 'Which sietch moves?' },
  'sietch-to': { uk: 'Куди перенести січ?', en: 'Where does the sietch move?' },
  'displace-from': { uk: 'Який ворожий легіон відтіснити?', en: 'Which enemy legion is pushed away?' },
  'displace-to': { uk: 'Куди його відтіснити?', en: 'Where is it pushed?' },
};

/** One kind of figures at a time: how many go, or whether a single one does. */
function howMany(kind: string, side: Side, to: string, { t, thing, war, area }: Names): string {
  const what = kind === 'special' ? war.specials[side] : thing(`figure:${kind}`);
  if (isSingle(kind))
    return t({
      uk: `${what}: лишається чи йде до зони ${area(to)}?`,
      en: `${what}: stay, or go to ${area(to)}?`,
    });
  return t({ uk: `${what}: скільки йде до зони ${area(to)}?`, en: `${what}: how many go to ${area(to)}?` });
}

/** This one and those of its kind that wait on the agenda. */
function vehiclesLeft(vehicle: Vehicle, { view }: Names): number {
  const waiting = view.agenda.flatMap((task) => (task.task === 'vehicles' ? task.kinds : []));
  return 1 + waiting.filter((kind) => kind === vehicle).length;
}

const stillLeft = (n: number, { t }: Names): string =>
  n > 1 ? t({ uk: ` Лишилося: ${n}.`, en: ` ${n} left.` }) : '';

/** This area and those asked for after it. */
function areasLeft(decision: AreaDecision, names: Names): number {
  if (decision.purpose === 'harvester') return vehiclesLeft('harvester', names);
  return 'left' in decision ? decision.left : 1;
}

/** Questions about moving and placing figures. */
export const askPlaces: Asks<Kinds> = {
  'move-legion': ({ left, again }, { t }) => [
    again
      ? t({ uk: 'Легіон рухається ще раз: який?', en: 'A legion moves once more: which one?' })
      : t({
          uk: `Який легіон перемістити? Лишилося переміщень: ${left}.`,
          en: `Which legion moves? ${left === 1 ? '1 move is' : `${left} moves are`} left.`,
        }),
  ],
  'move-to': ({ from }, { t, area }) => [
    t({
      uk: `Куди перемістити легіон із зони ${area(from)}?`,
      en: `Where does the legion of ${area(from)} move?`,
    }),
  ],
  'move-ornithopter': (_, { t }) => [
    t({ uk: 'Який орнітоптер перевезе війська?', en: 'Which ornithopter carries the troops?' }),
  ],
  'move-group': ({ from, to }, { t, area }) => [
    t({
      uk: `Із зони ${area(from)} до зони ${area(to)}: іде весь легіон чи частина?`,
      en: `From ${area(from)} to ${area(to)}: does the whole legion go, or a part?`,
    }),
  ],
  'move-part': ({ kinds, side, to }, names) => [howMany(kinds[0] ?? '', side, to, names)],
  'move-sietch': ({ kinds, side, to }, names) => [
    `${names.t({ uk: 'Із січчю. ', en: 'With the sietch. ' })}${howMany(kinds[0] ?? '', side, to, names)}`,
  ],
  spot: ({ what, side, deploy }, names) => {
    const { t, figures } = names;
    const units = (['special', 'elite', 'regular'] as const)
      .filter((unit) => (what[unit] ?? 0) > 0)
      .map((unit) => figures(unit, what[unit] ?? 0, side));
    const leader = what.leader === undefined ? [] : [leaderToken(what.leader, side, names)];
    const list = joinPhrases([...units, ...leader].map(spoken), ', ', t({ uk: ' та ', en: ' and ' }));
    const verb = deploy
      ? t({ uk: 'Де розгорнути ', en: 'Where do you deploy ' })
      : t({ uk: 'Де розмістити ', en: 'Where do you place ' });
    return phrase(verb, list, '?');
  },
  'place-unit': ({ unit, left, area, side, deploy }, { t, view, figures, area: name }) =>
    deploy && view.factions[side].supply[unit] === 0
      ? phrase(
          t({ uk: 'У запасі немає: ', en: 'Out of stock: ' }),
          spoken(figures(unit, left, side)),
          t({ uk: `. Ким замінити в зоні ${name(area)}?`, en: `. What takes its place in ${name(area)}?` }),
        )
      : phrase(
          t({ uk: 'Звідки взяти ', en: 'From where do you bring ' }),
          spoken(figures(unit, left, side)),
          t({ uk: ` для зони ${name(area)}?`, en: ` to ${name(area)}?` }),
        ),
  'place-leader': ({ area }, { t, area: name }) => [
    t({ uk: `Якого лідера розмістити в зоні ${name(area)}?`, en: `Which leader comes to ${name(area)}?` }),
  ],
  recruit: ({ token, leader }, names) => {
    const { t } = names;
    if (token === undefined) return [t({ uk: 'Де розгорнути лідера?', en: 'Where do you deploy a leader?' })];
    const shown = tokenFigures(token, names);
    const drawn =
      shown === undefined
        ? ''
        : `${t({ uk: 'Ви взяли жетон', en: 'You drew a token' })}: ${shown.map(({ text }) => text).join(', ')}. `;
    const where = leader
      ? t({
          uk: 'У якій січі розгорнути його з лідером?',
          en: 'In which sietch do you deploy it, with a leader?',
        })
      : t({ uk: 'У якій січі його розгорнути?', en: 'In which sietch do you deploy it?' });
    return [`${drawn}${where}`];
  },
  muster: ({ unit, what, side }, { t, figures }) =>
    phrase(
      what[unit] === 1
        ? t({ uk: 'У якому поселенні розгорнути ', en: 'In which settlement do you deploy ' })
        : t({ uk: 'У яких поселеннях розгорнути ', en: 'In which settlements do you deploy ' }),
      spoken(figures(unit, what[unit] ?? 0, side)),
      '?',
    ),
  'muster-leader': (_, { t }) => [t({ uk: 'Якого лідера розгорнути?', en: 'Which leader do you deploy?' })],
  'muster-leader-at': ({ leader: id }, { t, leader }) => {
    const name = leader(id);
    const uk = isGeneric(id) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    const en = isGeneric(id) ? `a ${name}` : name;
    return [t({ uk: `До якого поселення прибуває ${uk}?`, en: `To which settlement does ${en} go?` })];
  },
  upgrade: ({ from, to, left, side }, { t, figures }) =>
    phrase(
      t({ uk: 'Де замінити ', en: 'Where do you turn ' }),
      spoken(figures(from, 1, side)),
      t({ uk: ' на ', en: ' into ' }),
      spoken(figures(to, 1, side)),
      t({ uk: `? Лишилося: ${left}.`, en: `? ${left} left.` }),
    ),
  area: (decision, names) => {
    const said = PURPOSES[decision.purpose];
    return [`${names.t(said)}${stillLeft(areasLeft(decision, names), names)}`];
  },
  'air-zone': ({ vehicle }, names) => {
    const what = names.war.vehicles[vehicle].toLowerCase();
    const where = names.t({
      uk: `У якій повітряній зоні розмістити ${what}?`,
      en: `In which air zone do you place ${vehicle === 'ornithopter' ? 'an' : 'a'} ${what}?`,
    });
    return [`${where}${stillLeft(vehiclesLeft(vehicle, names), names)}`];
  },
  'which-vehicle': (_, { t }) => [
    t({ uk: 'Який транспортний засіб розмістити?', en: 'Which vehicle do you place?' }),
  ],
  sector: ({ purpose }, { t }) => [
    purpose === 'rockets'
      ? t({ uk: 'У якому секторі стріляти по транспорту?', en: 'In which sector do you shoot at vehicles?' })
      : t({ uk: 'У якому секторі засипати гарвестери?', en: 'In which sector are harvesters buried?' }),
  ],
  'bury-harvester': ({ left }, { t }) => [
    t({ uk: `Який гарвестер засипати? Лишилося: ${left}.`, en: `Which harvester is buried? ${left} left.` }),
  ],
  'remove-vehicle': ({ left }, { t }) => [
    t({
      uk: `Який транспортний засіб вилучити? Лишилося: ${left}.`,
      en: `Which vehicle is removed? ${left} left.`,
    }),
  ],
  capture: (_, { t }) => [t({ uk: 'Який орнітоптер захопити?', en: 'Which ornithopter is captured?' })],
};

function leaderToken(leader: string, side: Side, { figures, t }: Names) {
  if (leader === 'any') return { icon: 'leader', text: t({ uk: 'лідера', en: 'a leader' }) };
  if (leader === 'generic') return figures(side === 'atreides' ? 'naib' : 'bashar', 1, side);
  return figures(leader, 1, side);
}
