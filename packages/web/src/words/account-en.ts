const s = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Words of accounts in English. */
export const accountEn = {
  title: 'Account',
  short: 'Nobody needs one to play. With one, your tables are on all your devices.',
  open: 'Sign in or get one',
  look: 'My account',
  signedInAs: (name: string) => `Signed in as ${name}.`,
  goodFor:
    'Nobody needs an account to play. With one, your tables are on every device where you sign in, with your name, your past games and how they ended. There is no password and no mail address: a passkey of your phone, computer or security key opens it.',
  haveOne: 'I have an account',
  nameless:
    'Accounts are opened by passkeys, and browsers make these for names, not for addresses of numbers: open this page as localhost, or by its name over https.',
  signIn: 'Sign in with a passkey',
  wantOne: 'I want one',
  create: 'Make a passkey and an account',
  createHint:
    'Your device asks for your finger, face or PIN. None of that reaches this server, only a public key.',
  recovery:
    'Whoever loses all their passkeys loses the account: nobody can open it again, not even those who run this server. Many devices keep passkeys for you in several places; a second passkey on another device is safer still. A browser that is signed in stays so and can add one.',
  recoveryMany:
    'Any of your passkeys opens the account. Whoever loses all of them loses it: nobody can open it again, not even those who run this server.',

  tablesHere: (n: number) =>
    `${s(n, 'table', 'tables')} of this browser ${n === 1 ? 'is' : 'are'} not in your account.`,
  bringIn: 'Bring them in',
  rename: 'Change the name',

  passkeys: 'Passkeys',
  passkey: (n: number) => `Passkey ${n}`,
  made: (day: string) => `made on ${day}`,
  used: (day: string) => `last used on ${day}`,
  synced: 'kept on several devices',
  onOneDevice: 'on one device only',
  drop: 'Remove',
  label: 'What you call the new one',
  add: 'Add a passkey',

  history: 'Past games and statistics',
  noHistory: 'No games yet. Seats you take while you are signed in are listed here.',
  statistics: (finished: number, won: number) => `${s(finished, 'game', 'games')} finished, ${won} won.`,
  averagePlace: (place: string) => `Average place: ${place}.`,
  goesOn: 'goes on',
  won: 'won',
  placed: (place: number) => `place ${place}`,

  signOut: 'Sign out here',
  signOutEverywhere: (browsers: number) => `Sign out everywhere (${s(browsers, 'browser', 'browsers')})`,
  signOutHint:
    'Whoever signs out leaves no seats behind in the browser. Signing out everywhere also takes them from browsers you have lost.',
  everything: 'Download everything about me',
  remove: 'Delete my account',
  removeHint:
    'Your name, passkeys, addresses for notices and what you have said in chats are deleted, here and at all your tables, and cannot be brought back. Seats of games that have not begun become free. In games that go on a bot plays for you; only a browser in which you took the seat can take it back. Finished games stay, without your name.',
  removeSure: 'Yes, delete everything about me',

  /** Why something was not done. */
  problems: {
    'no-passkey': 'No passkey was given. Nothing has changed.',
    'passkey-known': 'This device has a passkey for your account already.',
    'bad-passkey':
      'This passkey opens no account here. It may have been removed, or the answer came too late.',
    'accounts-off': 'Accounts need a server with a name and https.',
    'not-signed-in': 'You are not signed in any more. Sign in again.',
    'bad-origin': 'This page may not do that here.',
    'not-yours': 'That is not yours, or the last passkey, which must stay.',
  } as Readonly<Record<string, string>>,
};
