import type { Result, Side } from '@sietch/arrakis';
import type { Name } from '@sietch/kernel';

const strategy: Name = {
  en: 'Move 2 different legions, or attack with one.',
  uk: 'Перемістіть 2 різні легіони або атакуйте одним.',
};
const leadership: Name = {
  en: 'Move 2 legions with leaders, or make a surprise attack with one: it begins with an extra special result.',
  uk: 'Перемістіть 2 легіони з лідерами або виконайте несподівану атаку: вона починається з додаткового особливого символу.',
};
const mentat: Name = { en: 'Draw 2 planning cards.', uk: 'Візьміть 2 карти планування.' };

/** What each die result does, in our own words. Leaders' special actions come on top. */
export const DIE_HELP: Readonly<Record<Side, Readonly<Record<Result, Name>>>> & {
  readonly other: Readonly<Record<'desert-power' | 'scout', Name>>;
} = {
  atreides: {
    strategy,
    leadership,
    mentat,
    deployment: {
      en: 'Draw a deployment token, look at it, and put it face down into a sietch area, together with a leader.',
      uk: 'Візьміть жетон розгортання, подивіться на нього й покладіть долілиць у зону із січчю разом із лідером.',
    },
    house: { en: 'Use it as any other result.', uk: 'Використайте як будь-який інший результат.' },
  },
  harkonnen: {
    strategy,
    leadership,
    mentat,
    deployment: {
      en: 'Deploy 3 regular units and a leader in your settlements.',
      uk: 'Розгорніть 3 звичайні загони та лідера у своїх поселеннях.',
    },
    house: {
      en: 'Turn 2 regular units into elite ones, or place 2 vehicles.',
      uk: 'Замініть 2 звичайні загони на елітні або розмістіть 2 транспортні засоби.',
    },
  },
  other: {
    'desert-power': {
      en: 'No die is spent. Open while the Atreides have fewer unused dice than the Harkonnen: place 2 wormsigns, move 2 sandworms, or attack with one.',
      uk: 'Кубик не витрачають. Доступна, поки в Атрідів менше невикористаних кубиків, ніж у Харконненів: 2 знаки хробака, переміщення 2 хробаків або атака хробаком.',
    },
    scout: {
      en: 'A free action: remove an ornithopter to uncover the sietch, the deployment tokens or both in one area below it.',
      uk: 'Вільна дія: приберіть орнітоптер, щоб розкрити січ, жетони розгортання або і те, і те в одній зоні під ним.',
    },
  },
};
