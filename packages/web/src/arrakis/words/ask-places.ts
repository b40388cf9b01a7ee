import type { AreaDecision, AreaPurpose, DecisionKind, Side, Vehicle } from '@sietch/arrakis';
import { joinPhrases } from '@sietch/kernel';
import type { Asks } from './ask';
import { isSingle, type Names, phrase, spoken } from './names';
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

const PURPOSES: Readonly<Record<AreaPurpose, readonly [uk: string, en: string]>> = {
  harvester: ['Де розмістити гарвестер?', 'Where do you place a harvester?'],
  warned: [
    'У якій попередженій січі розмістити жетон розгортання?',
    'In which warned sietch do you put a deployment token?',
  ],
  'carry-from': ['Який легіон перенести?', 'Which legion is carried?'],
  'carry-to': ['До якого легіону його перенести?', 'To which legion is it carried?'],
  uncover: ['У якій зоні розкрити січ і жетони?', 'In which area do you uncover the sietch and the tokens?'],
  shell: ['Який ворожий легіон обстріляти?', 'Which enemy legion comes under fire?'],
  wormsign: ['Де покласти знак хробака?', 'Where do you place a wormsign?'],
  'remove-wormsign': ['Який знак хробака прибрати?', 'Which wormsign is removed?'],
  sandworm: ['Де з’явиться піщаний хробак?', 'Where does the sandworm appear?'],
  'wild-maker': ['Де з’явиться Дикий Творець?', 'Where does the Wild Maker appear?'],
  swap: ['Жетони якої січі помінятимуться місцями?', 'The tokens of which sietch change places?'],
  'swap-with': ['З якою січчю їх поміняти?', 'With which sietch are they exchanged?'],
  'sietch-from': ['Яку січ перенести?', 'Which sietch moves?'],
  'sietch-to': ['Куди перенести січ?', 'Where does the sietch move?'],
  'displace-from': ['Який ворожий легіон відтіснити?', 'Which enemy legion is pushed away?'],
  'displace-to': ['Куди його відтіснити?', 'Where is it pushed?'],
};

/** One kind of figures at a time: how many go, or whether a single one does. */
function howMany(kind: string, side: Side, to: string, { t, thing, war, area }: Names): string {
  const what = kind === 'special' ? war.specials[side] : thing(`figure:${kind}`);
  if (isSingle(kind))
    return t(`${what}: лишається чи йде до зони ${area(to)}?`, `${what}: stay, or go to ${area(to)}?`);
  return t(`${what}: скільки йде до зони ${area(to)}?`, `${what}: how many go to ${area(to)}?`);
}

/** This one and those of its kind that wait on the agenda. */
function vehiclesLeft(vehicle: Vehicle, { view }: Names): number {
  const waiting = view.agenda.flatMap((task) => (task.task === 'vehicles' ? task.kinds : []));
  return 1 + waiting.filter((kind) => kind === vehicle).length;
}

const stillLeft = (n: number, { t }: Names): string => (n > 1 ? t(` Лишилося: ${n}.`, ` ${n} left.`) : '');

/** This area and those asked for after it. */
function areasLeft(decision: AreaDecision, names: Names): number {
  if (decision.purpose === 'harvester') return vehiclesLeft('harvester', names);
  return 'left' in decision ? decision.left : 1;
}

/** Questions about moving and placing figures. */
export const askPlaces: Asks<Kinds> = {
  'move-legion': ({ left, again }, { t }) => [
    again
      ? t('Легіон рухається ще раз: який?', 'A legion moves once more: which one?')
      : t(
          `Який легіон перемістити? Лишилося переміщень: ${left}.`,
          `Which legion moves? ${left === 1 ? '1 move is' : `${left} moves are`} left.`,
        ),
  ],
  'move-to': ({ from }, { t, area }) => [
    t(`Куди перемістити легіон із зони ${area(from)}?`, `Where does the legion of ${area(from)} move?`),
  ],
  'move-ornithopter': (_, { t }) => [
    t('Який орнітоптер перевезе війська?', 'Which ornithopter carries the troops?'),
  ],
  'move-group': ({ from, to }, { t, area }) => [
    t(
      `Із зони ${area(from)} до зони ${area(to)}: іде весь легіон чи частина?`,
      `From ${area(from)} to ${area(to)}: does the whole legion go, or a part?`,
    ),
  ],
  'move-part': ({ kinds, side, to }, names) => [howMany(kinds[0] ?? '', side, to, names)],
  'move-sietch': ({ kinds, side, to }, names) => [
    `${names.t('Із січчю. ', 'With the sietch. ')}${howMany(kinds[0] ?? '', side, to, names)}`,
  ],
  spot: ({ what, side, deploy }, names) => {
    const { t, figures } = names;
    const units = (['special', 'elite', 'regular'] as const)
      .filter((unit) => (what[unit] ?? 0) > 0)
      .map((unit) => figures(unit, what[unit] ?? 0, side));
    const leader = what.leader === undefined ? [] : [leaderToken(what.leader, side, names)];
    const list = joinPhrases([...units, ...leader].map(spoken), ', ', t(' та ', ' and '));
    const verb = deploy
      ? t('Де розгорнути ', 'Where do you deploy ')
      : t('Де розмістити ', 'Where do you place ');
    return phrase(verb, list, '?');
  },
  'place-unit': ({ unit, left, area, side, deploy }, { t, view, figures, area: name }) =>
    deploy && view.factions[side].supply[unit] === 0
      ? phrase(
          t('У запасі немає: ', 'Out of stock: '),
          spoken(figures(unit, left, side)),
          t(`. Ким замінити в зоні ${name(area)}?`, `. What takes its place in ${name(area)}?`),
        )
      : phrase(
          t('Звідки взяти ', 'From where do you bring '),
          spoken(figures(unit, left, side)),
          t(` для зони ${name(area)}?`, ` to ${name(area)}?`),
        ),
  'place-leader': ({ area }, { t, area: name }) => [
    t(`Якого лідера розмістити в зоні ${name(area)}?`, `Which leader comes to ${name(area)}?`),
  ],
  recruit: ({ token, leader }, names) => {
    const { t } = names;
    if (token === undefined) return [t('Де розгорнути лідера?', 'Where do you deploy a leader?')];
    const shown = tokenFigures(token, names);
    const drawn =
      shown === undefined
        ? ''
        : `${t('Ви взяли жетон', 'You drew a token')}: ${shown.map(({ text }) => text).join(', ')}. `;
    const where = leader
      ? t('У якій січі розгорнути його з лідером?', 'In which sietch do you deploy it, with a leader?')
      : t('У якій січі його розгорнути?', 'In which sietch do you deploy it?');
    return [`${drawn}${where}`];
  },
  muster: ({ unit, what, side }, { t, figures }) =>
    phrase(
      what[unit] === 1
        ? t('У якому поселенні розгорнути ', 'In which settlement do you deploy ')
        : t('У яких поселеннях розгорнути ', 'In which settlements do you deploy '),
      spoken(figures(unit, what[unit] ?? 0, side)),
      '?',
    ),
  'muster-leader': (_, { t }) => [t('Якого лідера розгорнути?', 'Which leader do you deploy?')],
  'muster-leader-at': ({ leader: id }, { t, leader }) => [
    t(`До якого поселення прибуває ${leader(id)}?`, `To which settlement does ${leader(id)} go?`),
  ],
  upgrade: ({ from, to, left, side }, { t, figures }) =>
    phrase(
      t('Де замінити ', 'Where do you turn '),
      spoken(figures(from, 1, side)),
      t(' на ', ' into '),
      spoken(figures(to, 1, side)),
      t(`? Лишилося: ${left}.`, `? ${left} left.`),
    ),
  area: (decision, names) => {
    const [uk, en] = PURPOSES[decision.purpose];
    return [`${names.t(uk, en)}${stillLeft(areasLeft(decision, names), names)}`];
  },
  'air-zone': ({ vehicle }, names) => {
    const what = names.war.vehicles[vehicle].toLowerCase();
    const where = names.t(
      `У якій повітряній зоні розмістити ${what}?`,
      `In which air zone do you place ${vehicle === 'ornithopter' ? 'an' : 'a'} ${what}?`,
    );
    return [`${where}${stillLeft(vehiclesLeft(vehicle, names), names)}`];
  },
  'which-vehicle': (_, { t }) => [t('Який транспортний засіб розмістити?', 'Which vehicle do you place?')],
  sector: ({ purpose }, { t }) => [
    purpose === 'rockets'
      ? t('У якому секторі стріляти по транспорту?', 'In which sector do you shoot at vehicles?')
      : t('У якому секторі засипати гарвестери?', 'In which sector are harvesters buried?'),
  ],
  'bury-harvester': ({ left }, { t }) => [
    t(`Який гарвестер засипати? Лишилося: ${left}.`, `Which harvester is buried? ${left} left.`),
  ],
  'remove-vehicle': ({ left }, { t }) => [
    t(`Який транспортний засіб вилучити? Лишилося: ${left}.`, `Which vehicle is removed? ${left} left.`),
  ],
  capture: (_, { t }) => [t('Який орнітоптер захопити?', 'Which ornithopter is captured?')],
};

function leaderToken(leader: string, side: Side, { figures, t }: Names) {
  if (leader === 'any') return { icon: 'leader', text: t('лідера', 'a leader') };
  if (leader === 'generic') return figures(side === 'atreides' ? 'naib' : 'bashar', 1, side);
  return figures(leader, 1, side);
}
