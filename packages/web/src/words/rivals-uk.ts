import type { rivalsEn } from './rivals-en';

const rounds = (n: number): string => {
  const [ten, hundred] = [n % 10, n % 100];
  if (ten === 1 && hundred !== 11) return `${n} раунд`;
  return ten > 1 && ten < 5 && (hundred < 12 || hundred > 14) ? `${n} раунди` : `${n} раундів`;
};

/** Слова про суперників, яких дають самі правила. */
export const rivalsUk: typeof rivalsEn = {
  name: 'Конкурент',
  title: 'Конкуренти',
  deck: 'Колода Дому Гаґал',
  turned: 'Відкриті карти',
  outcomes: {
    sent: 'відправлено',
    swords: 'бойовий бонус',
    spy: 'шпигуна розміщено',
    reshuffle: 'перетасовано',
  },
  swordmastersIn: (n) => `Майстри меча за ${rounds(n)}`,
  suggested: 'Для першої гри',
  random: 'Будь-які',
  against: (n) => (n === 1 ? 'проти Конкурента' : `проти ${n} Конкурентів`),
  difficulty: 'Складність',
  levels: {
    mercenary: 'Найманець',
    sardaukar: 'Сардаукар',
    mentat: 'Ментат',
    'kwisatz-haderach': 'Квізац Хадерах',
  },
  levelHints: {
    mercenary: 'Для новачків: ви маєте на початку трохи більше, Конкуренти — нічого зайвого.',
    sardaukar: 'Звичайна сила.',
    mentat: 'Для експертів: Конкуренти грають за всіма складнішими варіантами.',
  },
  suggestedHint: 'Ті, кого книга правил радить новачкам.',
  randomHint: 'Випадкові з усіх.',
  noSwordmaster: 'Як «Ментат», і ви ніколи не отримаєте Майстра меча.',
  variantsTitle: 'Варіанти',
  variants: {
    'smart-politics': {
      name: 'Розумна політика',
      means: 'Конкуренти не марнують агентів на фракції, де нічого здобути.',
    },
    'brutal-escalation': {
      name: 'Жорстока ескалація',
      means: 'У конфліктах рівня III Конкуренти відкривають для бойового бонусу дві карти.',
    },
    'expert-deployment': {
      name: 'Уміле розгортання',
      means: 'Конкуренти притримують загони там, де вже мають перевагу.',
    },
    'streamlined-rivals': {
      name: 'Прямолінійні Конкуренти',
      means: 'Конкурент лише заважає: не набирає очок і не може виграти.',
    },
    'row-dice': {
      name: 'Кубики для Ряду Імперіуму',
      means: 'Після кожного вашого ходу «Розкрити карти» два кубики вилучають карти з ряду.',
    },
  },
};
