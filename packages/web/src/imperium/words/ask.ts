import {
  amount,
  atSpace,
  factionName,
  type ImperiumView,
  symbol,
  wordCost,
  wordEffects,
} from '@sietch/imperium';
import { capitalized, joinPhrases, type Phrase, plural, type Token } from '@sietch/kernel';
import { say, small } from '../../words/say';
import type { Speaker } from './speaker';
import { askTeam, isOfTeam, type TeamDetail } from './teams';

type Detail = NonNullable<ImperiumView['decision']>['detail'];

/** What a player is asked who plays without a team, too. */
type OwnDetail = Exclude<Detail, TeamDetail>;

const PLURAL_TROOPS: Token = symbol('troop', '');

/** What is asked, in one sentence; where it comes from, if that is not plain. */
export function ask(detail: Detail, touched: readonly string[], speaker: Speaker): Phrase {
  const half = detail.kind === 'turn' ? askOtherHalf(touched, speaker) : undefined;
  if (half !== undefined) return [...half, ...spySpent(touched, speaker)];
  if (isOfTeam(detail)) return askTeam(detail, speaker);
  return { uk: askUk(detail, speaker), en: askEn(detail, speaker) }[speaker.lang];
}

/** An agent needs a card and a space: once one is picked, only the other is asked for. */
function askOtherHalf(touched: readonly string[], { lang, thing }: Speaker): Phrase | undefined {
  const [ref = ''] = touched;
  if (ref.startsWith('card:'))
    return {
      uk: [`${thing(ref)}: оберіть локацію для агента.`],
      en: [`${thing(ref)}: choose a space for your agent.`],
    }[lang];
  if (ref.startsWith('space:'))
    return {
      uk: [`${thing(ref)}: оберіть карту, яка відправить туди агента.`],
      en: [`${thing(ref)}: choose the card that sends your agent there.`],
    }[lang];
  return undefined;
}

const SPY_SPENT = {
  en: 'means infiltrating: your spy comes back from its post.',
  uk: 'означає проникнення: вашого шпигуна буде відкликано.',
} as const;

/** Where others' agents stand, only a recalled spy lets one in: the board marks those spaces with the sign told here. */
function spySpent(touched: readonly string[], { view, lang }: Speaker): Phrase {
  const { infiltrators = {}, choices = [] } = view.decision ?? {};
  const some = choices.some(
    ({ key, refs }) => infiltrators[key] !== undefined && touched.every((ref) => refs.includes(ref)),
  );
  return some ? say` ${symbol('spy-recall', '')} ${SPY_SPENT[lang]}` : [];
}

/** The thing whose effect asks. */
export function askedBy(detail: Detail, speaker: Speaker): string | undefined {
  if (!('source' in detail)) return undefined;
  const { turn } = speaker.view;
  const thing = speaker.thing(detail.source);
  if (detail.participant !== undefined) return askedForRival(thing, speaker.who(detail.participant), speaker);
  // Somebody else's card asks: whose, is half the story.
  const whose = turn !== undefined && !detail.seats.includes(turn.seat) ? turn.seat : undefined;
  return whose === undefined || thing === '' ? thing : `${thing} (${speaker.who(whose)})`;
}

/** People decide for a Rival: for which one, and what asks, unless it is the Rival's own ring. */
function askedForRival(thing: string, rival: string, { lang }: Speaker): string {
  const decide = {
    uk: `ви вирішуєте за Конкурента (${rival})`,
    en: `you decide for the Rival ${rival}`,
  }[lang];
  const own = thing === '' || thing === rival;
  return own ? `${decide.charAt(0).toUpperCase()}${decide.slice(1)}` : `${thing}, ${decide}`;
}

function keysOf(view: ImperiumView): readonly string[] {
  return view.decision?.choices?.map(({ key }) => key) ?? [];
}

function offers(view: ImperiumView, verb: string): boolean {
  return keysOf(view).some((key) => key === verb || key.startsWith(`${verb}:`));
}

/** What can be left to do on a turn, in the order it is usually done. */
const STEPS = {
  acquire: { en: 'acquire cards with your ', uk: 'придбайте карти за ' },
  deploy: { en: 'deploy troops to the conflict', uk: 'розгорніть загони в Зоні конфлікту' },
  'let-deploy': { en: 'let your ally deploy troops', uk: 'нехай ваш союзник розгорне загони' },
  effect: { en: 'use effects', uk: 'скористайтеся ефектами' },
  intrigue: { en: 'play an intrigue', uk: 'зіграйте інтригу' },
} as const;

const FIRST = { en: 'What do you do first?', uk: 'Що виконати спершу?' };
const LAST = { en: 'One effect is left.', uk: 'Лишився один ефект.' };
const NOTHING_LEFT = {
  en: 'Nothing more to do: end your turn.',
  uk: 'Більше робити нічого: завершіть хід.',
};

/** The menu of a turn: only what it still offers is spoken of. */
function askMenu({ view, lang }: Speaker): Phrase {
  const keys = keysOf(view);
  const mayEnd = keys.includes('end');
  if (keys.every((key) => key === 'end')) return [NOTHING_LEFT[lang]];
  if (!mayEnd && !offers(view, 'acquire')) return [(keys.length === 1 ? LAST : FIRST)[lang]];
  const steps = (['acquire', 'deploy', 'let-deploy', 'effect', 'intrigue'] as const)
    .filter((verb) => offers(view, verb))
    .map((verb): Phrase => {
      const text = STEPS[verb][lang];
      return verb === 'acquire' ? [text, amount('persuasion', view.turn?.persuasion ?? 0, lang)] : [text];
    });
  const and = { en: ' and ', uk: ' і ' }[lang];
  const end = { en: ', or end your turn.', uk: ' або завершіть хід.' }[lang];
  const listed = mayEnd ? joinPhrases(steps, ', ') : joinPhrases(steps, ', ', and);
  return capitalized([...listed, mayEnd ? end : '.']);
}

/** What a turn begins with. */
const TURN = {
  send: {
    en: 'Send an agent: choose a card and a space. Or reveal your hand.',
    uk: 'Відправте агента: оберіть карту й локацію. Або розкрийте карти.',
  },
  sendOrPlay: {
    en: 'Send an agent: choose a card and a space. Or play an intrigue, or reveal your hand.',
    uk: 'Відправте агента: оберіть карту й локацію. Або зіграйте інтригу чи розкрийте карти.',
  },
  reveal: {
    en: 'You cannot send an agent any more: reveal your hand.',
    uk: 'Відправити агента вже не можна: розкрийте карти.',
  },
  revealOrPlay: {
    en: 'You cannot send an agent any more: play an intrigue, or reveal your hand.',
    uk: 'Відправити агента вже не можна: зіграйте інтригу або розкрийте карти.',
  },
} as const;

function turnOf(view: ImperiumView): keyof typeof TURN {
  const plays = offers(view, 'intrigue');
  if (offers(view, 'agent')) return plays ? 'sendOrPlay' : 'send';
  return plays ? 'revealOrPlay' : 'reveal';
}

/** Any number of intrigues may be played at a time; whoever has played some has not passed yet. */
const COMBAT = {
  play: { en: 'Play a combat intrigue, or pass.', uk: 'Зіграйте бойову інтригу або спасуйте.' },
  /** Asked although there is no choice: an answer without asking would betray the hand. */
  pass: {
    en: 'You have nothing to play in this combat: pass.',
    uk: 'У цьому бою вам нічого зіграти: спасуйте.',
  },
  playMore: {
    en: 'Play another combat intrigue, or let the others answer.',
    uk: 'Зіграйте ще одну бойову інтригу або дайте відповісти суперникам.',
  },
  done: {
    en: 'You have nothing more to play now: let the others answer.',
    uk: 'Більше зіграти нічого: дайте відповісти суперникам.',
  },
} as const;

function combatOf(view: ImperiumView): keyof typeof COMBAT {
  if (view.combat?.played === true) return onlyPass(view) ? 'done' : 'playMore';
  return onlyPass(view) ? 'pass' : 'play';
}

function onlyPass(view: ImperiumView): boolean {
  return keysOf(view).every((key) => key === 'pass');
}

function leftToChoose({ count, taken }: Extract<Detail, { kind: 'choose' }>): number {
  return count - taken.length;
}

function askEn(detail: OwnDetail, speaker: Speaker): Phrase {
  const { view } = speaker;
  switch (detail.kind) {
    case 'leader':
      return ['Choose your leader.'];
    case 'tokens':
      return ['Secretly choose two factions for your masterstroke.'];
    case 'defend':
      return say`Deploy a troop from your supply to defend ${speaker.space(detail.space)}?`;
    case 'turn':
      return [TURN[turnOf(view)].en];
    case 'agent-effects':
    case 'reveal-effects':
      return askMenu(speaker);
    case 'which-agent':
      return say`Which agent goes to ${speaker.space(detail.space)}?`;
    case 'way':
      return say`How do you use ${speaker.space(detail.space)}?`;
    case 'pay':
      return say`Will you use this? ${paid(detail, speaker)}`;
    case 'choose':
      return [
        leftToChoose(detail) > 1
          ? `Choose effects one after another (${leftToChoose(detail)} to go).`
          : 'Choose one effect.',
      ];
    case 'lines':
      return [FIRST.en];
    case 'faction':
      return say`Gain ${amount('influence', detail.n, 'en')} with which faction?`;
    case 'lose-influence':
      return ['Lose 1 influence with which faction?'];
    case 'pass-alliance':
      return say`Who takes the alliance of ${factionName(detail.faction, 'en')}?`;
    case 'trash':
      return [detail.optional ? 'Trash a card, or leave it.' : 'Choose a card to trash.'];
    case 'discard':
      return [detail.n > 1 ? `Discard ${detail.n} cards, one after another.` : 'Discard a card.'];
    case 'discard-or-lose-troop':
      return [`Discard ${amount('card', detail.n, 'en').text} or lose a troop in the conflict?`];
    case 'acquire':
      return [detail.effect.for === 'solari' ? 'Acquire a card for solari, or leave it.' : 'Acquire a card.'];
    case 'destination':
      return say`Where does ${speaker.card(detail.card)} go?`;
    case 'take-from-discard':
      return ['Take a card from your discard pile.'];
    case 'peek':
      return ['You see the top card of your deck: draw it or trash it?'];
    case 'sort-draw':
      return ['Of the top cards of your deck, which one do you draw?'];
    case 'sort-discard':
      return ['Which of the two do you discard? The other one is trashed.'];
    case 'remove-from-row':
      return ['Remove a card from the Imperium row for yourself.'];
    case 'deploy':
      return say`How many ${PLURAL_TROOPS} troops do you deploy?`;
    case 'retreat':
      return say`How many ${PLURAL_TROOPS} troops retreat?`;
    case 'opponent':
      return ['Which opponent loses a troop?'];
    case 'name-space':
      return ['Name a space: it is closed to opponents until your next turn.'];
    case 'recall-agent':
      return ['Recall which of your agents?'];
    case 'infiltrate':
      return say`Infiltrate ${speaker.space(detail.space)}: which spy do you recall?`;
    case 'gather':
      return say`Gather intelligence: recall a spy at ${speaker.space(detail.space)} to draw a card?`;
    case 'place-spy':
      return ['Place a spy on an observation post.'];
    case 'recall-to-place':
      return [`Recall one of your spies to place it anew${detail.agreed ? '' : ', or leave it'}.`];
    case 'recall-spy':
      return ['Recall which spy?'];
    case 'shield-wall':
      return ['Remove the Shield Wall?'];
    case 'contract':
      return ['Take a contract.'];
    case 'give-intrigue':
      return [detail.trashed ? 'Trash an intrigue card.' : 'Discard an intrigue card.'];
    case 'flip':
      return ['Turn which card face down?'];
    case 'train':
      return ['Which way does your training go?'];
    case 'combat':
      return [COMBAT[combatOf(view)].en];
    case 'win':
      return [
        onlyPass(view)
          ? 'You have won the conflict. None of your intrigues can be played now: pass.'
          : 'You have won the conflict: play an intrigue, or pass.',
      ];
    case 'endgame':
      return [
        onlyPass(view)
          ? 'The game ends. You have nothing that still brings points: pass.'
          : 'The game ends: play what still brings points, or pass.',
      ];
  }
}

function askUk(detail: OwnDetail, speaker: Speaker): Phrase {
  const { view } = speaker;
  switch (detail.kind) {
    case 'leader':
      return ['Оберіть лідера.'];
    case 'tokens':
      return ['Таємно оберіть дві фракції для спритного ходу.'];
    case 'defend':
      return say`Розгорнути загін із запасу для захисту локації ${speaker.space(detail.space)}?`;
    case 'turn':
      return [TURN[turnOf(view)].uk];
    case 'agent-effects':
    case 'reveal-effects':
      return askMenu(speaker);
    case 'which-agent':
      return say`Який агент іде ${atSpace(speaker.catalog)} локацію ${speaker.space(detail.space)}?`;
    case 'way':
      return say`Як скористатися локацією ${speaker.space(detail.space)}?`;
    case 'pay':
      return say`Скористатися? ${paid(detail, speaker)}`;
    case 'choose':
      return [
        leftToChoose(detail) > 1
          ? `Оберіть один за одним ${leftToChoose(detail)} ${plural('uk', leftToChoose(detail), { one: 'ефект', few: 'ефекти', many: 'ефектів' })}.`
          : 'Оберіть один ефект.',
      ];
    case 'lines':
      return [FIRST.uk];
    case 'faction':
      return say`На яку фракцію здобути ${amount('influence', detail.n, 'uk')}?`;
    case 'lose-influence':
      return ['На яку фракцію втратити 1 очко впливу?'];
    case 'pass-alliance':
      return say`Кому дістається союз (${factionName(detail.faction, 'uk')})?`;
    case 'trash':
      return [detail.optional ? 'Знищте карту або відмовтеся.' : 'Оберіть карту, яку знищити.'];
    case 'discard':
      return [
        detail.n > 1 ? `Скиньте ${amount('card', detail.n, 'uk').text}, одну за одною.` : 'Скиньте карту.',
      ];
    case 'discard-or-lose-troop':
      return [`Скинути ${amount('card', detail.n, 'uk').text} чи втратити загін у Зоні конфлікту?`];
    case 'acquire':
      return [
        detail.effect.for === 'solari' ? 'Придбайте карту за солярії або відмовтеся.' : 'Придбайте карту.',
      ];
    case 'destination':
      return say`Куди покласти карту ${speaker.card(detail.card)}?`;
    case 'take-from-discard':
      return ['Візьміть карту зі свого скиду.'];
    case 'peek':
      return ['Ви бачите верхню карту колоди: взяти її чи знищити?'];
    case 'sort-draw':
      return ['Яку з верхніх карт колоди взяти?'];
    case 'sort-discard':
      return ['Яку з двох скинути? Іншу буде знищено.'];
    case 'remove-from-row':
      return ['Приберіть карту з Ряду Імперіуму для себе.'];
    case 'deploy':
      return say`Скільки загонів ${PLURAL_TROOPS} розгорнути?`;
    case 'retreat':
      return say`Скільки загонів ${PLURAL_TROOPS} відступає?`;
    case 'opponent':
      return ['Хто із суперників утрачає загін?'];
    case 'name-space':
      return ['Назвіть локацію: до вашого наступного ходу суперникам туди не можна.'];
    case 'recall-agent':
      return ['Якого зі своїх агентів відкликати?'];
    case 'infiltrate':
      return say`Проникнення в локацію ${speaker.space(detail.space)}: якого шпигуна відкликати?`;
    case 'gather':
      return say`Збір розвідданих: відкликати шпигуна біля локації ${speaker.space(detail.space)}, щоб узяти карту?`;
    case 'place-spy':
      return ['Розмістіть шпигуна в спостережному пункті.'];
    case 'recall-to-place':
      return [
        `Відкличте одного зі шпигунів, щоб розмістити його знову${detail.agreed ? '' : ', або відмовтеся'}.`,
      ];
    case 'recall-spy':
      return ['Якого шпигуна відкликати?'];
    case 'shield-wall':
      return ['Вилучити жетон Оборонної стіни?'];
    case 'contract':
      return ['Візьміть контракт.'];
    case 'give-intrigue':
      return [detail.trashed ? 'Знищте карту інтриги.' : 'Скиньте карту інтриги.'];
    case 'flip':
      return ['Яку карту перевернути долілиць?'];
    case 'train':
      return ['Яким шляхом піде вишкіл?'];
    case 'combat':
      return [COMBAT[combatOf(view)].uk];
    case 'win':
      return [
        onlyPass(view)
          ? 'Ви перемогли в конфлікті. Жодної з ваших інтриг зараз не зіграти: спасуйте.'
          : 'Ви перемогли в конфлікті: зіграйте інтригу або спасуйте.',
      ];
    case 'endgame':
      return [
        onlyPass(view)
          ? 'Гра добігає кінця. Карт, що ще принесли б очки, у вас немає: спасуйте.'
          : 'Гра добігає кінця: зіграйте те, що ще принесе очки, або спасуйте.',
      ];
  }
}

function paid({ effect }: Extract<Detail, { kind: 'pay' }>, { lang, catalog }: Speaker): Phrase {
  const gain = wordEffects(effect.effects, lang, { names: catalog });
  return [...capitalized(wordCost(effect.cost, { lang, names: catalog })), ' → ', ...small(gain)];
}
