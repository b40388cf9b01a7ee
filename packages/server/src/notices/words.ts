export type NoticeKind = 'turn' | 'reminder';
export type NoticeLang = 'uk' | 'en';

interface Words {
  readonly title: Readonly<Record<NoticeKind, string>>;
  readonly body: (game: string) => string;
  readonly stop: string;
  readonly confirmTitle: string;
  readonly confirmBody: string;
  readonly confirmed: string;
  readonly stopped: string;
  readonly confirmButton: string;
  readonly stopButton: string;
  readonly gone: string;
}

/** What notices say. Nothing of the game but its name: a screen may be seen by others, and mail read on the way. */
export const NOTICE_WORDS: Readonly<Record<NoticeLang, Words>> = {
  uk: {
    title: { turn: 'Ваш хід', reminder: 'Ваш час спливає' },
    body: (game) => `На вас чекають за столом: ${game}.`,
    stop: 'Більше не надсилати цих листів',
    confirmTitle: 'Підтвердьте вашу адресу',
    confirmBody: 'Хтось, певно ви, хоче отримувати сюди листи про свій хід. Якщо це не ви, нічого не робіть.',
    confirmed: 'Адресу підтверджено. Ви отримаєте листа, коли настане ваш хід.',
    stopped: 'Листів про цей стіл більше не буде.',
    confirmButton: 'Це моя адреса',
    stopButton: 'Більше не надсилати',
    gone: 'Це посилання вже не діє.',
  },
  en: {
    title: { turn: 'It is your turn', reminder: 'Your time is running out' },
    body: (game) => `The others are waiting for you at a table of ${game}.`,
    stop: 'Send me no more of these',
    confirmTitle: 'Confirm your address',
    confirmBody: 'Somebody, probably you, wants to hear here of their turns. If it was not you, do nothing.',
    confirmed: 'The address is confirmed. You will get a letter when it is your turn.',
    stopped: 'There will be no more letters about this table.',
    confirmButton: 'This is my address',
    stopButton: 'Send me no more',
    gone: 'This link no longer works.',
  },
};
