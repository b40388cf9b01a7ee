import type { Step } from './follow';

/** One round of the war from either side, told when each thing is met; nothing said depends on what was chosen. */
export const WAR_STEPS: readonly Step[] = [
  {
    id: 'vehicles',
    at: { kind: 'area', side: 'harkonnen' },
    offered: 'sector:',
    title: { en: 'You are the Harkonnen', uk: 'Ви — Харконнени' },
    text: {
      en: 'Ten points of supremacy {supremacy} win the war: destroyed sietches {sietch} bring them, and stockpiled spice. A round begins with vehicles. Harvesters {harvester} gather spice at its end: the numbers on the map say how much. The deep desert gives more, and sandworms {sandworm} are near.',
      uk: 'Війну виграють десять очок панування {supremacy}: їх дають знищені січі {sietch} та накопичені прянощі. Раунд починається з техніки. Гарвестери {harvester} наприкінці збирають прянощі: числа на мапі кажуть скільки. Глибока пустеля дає більше, та поруч хробаки {sandworm}.',
    },
  },
  {
    id: 'air',
    at: { kind: 'air-zone', side: 'harkonnen' },
    title: { en: 'Aircraft', uk: 'Авіація' },
    text: {
      en: 'An air zone serves every area of the two sectors it touches: rest the pointer on it to see them. Ornithopters {ornithopter} carry or scout, carryalls {carryall} rescue harvesters.',
      uk: 'Повітряна зона обслуговує всі зони двох секторів, між якими лежить: наведіть вказівник, щоб їх побачити. Орнітоптери {ornithopter} перевозять і розвідують, транспортувальники {carryall} рятують гарвестери.',
    },
  },
  {
    id: 'atreides',
    at: { side: 'atreides' },
    title: { en: 'You are the Atreides', uk: 'Ви — Атріди' },
    text: {
      en: 'You win by prescience: when all three markers stand at the numbers of your secret objective, or above. Prescience cards, testing stations {station} and destroyed settlements {settlement} move them. The enemy must not find your sietches {sietch}: ten points of supremacy {supremacy} win for the Harkonnen.',
      uk: 'Ви перемагаєте передбаченням: коли всі три маркери стоять на числах вашої таємної мети чи вище. Їх просувають карти передбачення, випробувальні станції {station} та зруйновані поселення {settlement}. Ворог не має знайти ваші січі {sietch}: десять очок панування {supremacy} — це перемога Харконненів.',
    },
  },
  {
    id: 'bene-gesserit',
    at: { kind: 'bene-gesserit' },
    title: { en: 'Bene Gesserit', uk: 'Бене Ґессерит' },
    text: {
      en: 'Such a token serves as one more action die, of the face you choose, once.',
      uk: 'Такий жетон один раз слугує додатковим кубиком дії з обраним вами боком.',
    },
  },
  {
    id: 'dice',
    at: { kind: 'turn' },
    title: { en: 'One action a turn', uk: 'Одна дія за хід' },
    text: {
      en: 'On a turn you spend one of your action dice; each face lets you do something else. Or touch a legion on the map: it tells what your dice let it do. Hover over a die, or hold a finger on it, to read it.',
      uk: 'За хід ви витрачаєте один із кубиків дії; кожен бік дозволяє щось своє. Або торкніться легіону на мапі: він скаже, що йому дозволяють кубики. Наведіть вказівник на кубик або притримайте палець, щоб прочитати.',
    },
  },
  {
    id: 'cards',
    at: { kind: 'turn' },
    title: { en: 'Planning cards', uk: 'Карти планування' },
    text: {
      en: 'Instead of its own action a die can pay for a card of your hand. In battles cards may be discarded for more dice.',
      uk: 'Замість власної дії кубиком можна оплатити карту з руки. У битвах карти можна скидати за додаткові кубики.',
    },
  },
  {
    id: 'march',
    at: { kind: 'move-to' },
    title: { en: 'Marching', uk: 'Похід' },
    text: {
      en: 'The lit areas can be reached. Their numbers tell how many units would stand there, of how many that may; what is too many would be lost.',
      uk: 'Підсвічені зони досяжні. Числа кажуть, скільки загонів там стоятиме і скільки дозволено; зайві буде втрачено.',
    },
  },
  {
    id: 'split',
    at: { kind: 'move-group' },
    title: { en: 'All, or a part', uk: 'Усі чи частина' },
    text: {
      en: 'Set who goes and who stays. Somebody left behind keeps an area; leaders need company.',
      uk: 'Визначте, хто йде, а хто лишається. Хтось має втримати зону, а лідерам потрібне товариство.',
    },
  },
  {
    id: 'battle',
    at: { kind: 'combat-cards' },
    title: { en: 'A battle', uk: 'Битва' },
    text: {
      en: 'A die for each unit, for the rank of a defended settlement, and for each card you discard, six at most. Swords {sword} hit, shields {shield} stop them, leaders turn special results {special-result}. The panel shows the sum.',
      uk: 'По кубику за кожен загін, за ранг поселення, що захищається, і за кожну скинуту карту, не більш як шість. Мечі {sword} влучають, щити {shield} зупиняють, лідери перетворюють особливі символи {special-result}. Підсумок — на панелі.',
    },
  },
  {
    id: 'losses',
    at: { kind: 'casualty' },
    title: { en: 'Losses', uk: 'Втрати' },
    text: {
      en: 'For each hit choose who suffers it. Regular units are removed, elite and special ones become regular.',
      uk: 'За кожне влучання оберіть, хто його зазнає. Звичайні загони вилучаються, елітні й спеціальні стають звичайними.',
    },
  },
  {
    id: 'recruit',
    at: { kind: 'recruit' },
    title: { en: 'A hidden token', uk: 'Прихований жетон' },
    text: {
      en: 'Only you know what your deployment tokens {deployment-token} hide. The enemy sees it when a battle begins.',
      uk: 'Лише ви знаєте, що ховають ваші жетони розгортання {deployment-token}. Ворог побачить це, коли почнеться битва.',
    },
  },
  {
    id: 'muster',
    at: { kind: 'muster' },
    title: { en: 'Fresh troops', uk: 'Свіжі війська' },
    text: {
      en: 'Units are deployed in your settlements {settlement}. Each answer tells how full the place would be.',
      uk: 'Загони розгортають у ваших поселеннях {settlement}. Кожна відповідь каже, наскільки повним стане місце.',
    },
  },
  {
    id: 'desert',
    at: { kind: 'desert-power' },
    title: { en: 'Desert Power', uk: 'Сила пустелі' },
    text: {
      en: 'The desert fights for you: place wormsigns {wormsign}, move sandworms {sandworm}, or let one attack.',
      uk: 'Пустеля воює за вас: кладіть знаки хробака {wormsign}, рухайте хробаків {sandworm} або атакуйте одним із них.',
    },
  },
  {
    id: 'spice',
    at: { kind: 'allot' },
    title: { en: 'The spice must flow', uk: 'Прянощі повинні текти' },
    text: {
      en: 'Three spice {spice} raise a power’s marker, two keep it, nothing lets it sink. The lowest marker decides how many dice and vehicles you have; sunk ones may bring a ban {ban}.',
      uk: 'Три прянощі {spice} піднімають маркер сили, дві втримують, без них він опускається. Найнижчий маркер визначає, скільки у вас кубиків і техніки; опущені можуть накликати штраф {ban}.',
    },
  },
  {
    id: 'farewell',
    at: { round: 2 },
    title: { en: 'A round is over', uk: 'Раунд минув' },
    text: {
      en: 'Vehicles, actions, the hazards of the desert, spice: so it goes on until somebody wins. Play on, or begin a lesson with the other side.',
      uk: 'Техніка, дії, небезпеки пустелі, прянощі — і так, доки хтось не переможе. Грайте далі або почніть урок за другу сторону.',
    },
  },
];
