const s = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Words of tables on a server in English. */
export const onlineEn = {
  // Making a table.
  create: 'Create a table',
  creating: 'Creating…',
  yourName: 'Your name',
  clock: 'Time to think',
  clockNone: 'No clock',
  clockQuick: '30 min each',
  clockCalm: '60 min each',
  clockDays: (days: number) => `${s(days, 'day', 'days')} per turn`,
  clockBank: (minutes: number, increment: number) =>
    increment > 0
      ? `${s(minutes, 'minute', 'minutes')} each, ${s(increment, 'second', 'seconds')} back per choice`
      : `${s(minutes, 'minute', 'minutes')} each`,
  clockHint: {
    none: 'Everybody thinks as long as they like.',
    'real-time': 'Your time runs while you are asked. When it is up, the others may let a bot play for you.',
    days: 'For games over days: close the page and come back. Whoever takes too long may be replaced by a bot.',
  },
  spectatorsAllowed: 'Whoever has the link may watch',
  chatAllowed: 'Chat at the table',
  listedAllowed: 'Show this table to everybody on the home screen',

  // Lobby.
  lobby: 'Gathering at the table',
  gathering: (free: number) =>
    free === 0
      ? 'Everybody is here.'
      : `${s(free, 'seat is', 'seats are')} free. The game begins when every seat is taken.`,
  options: 'The game',
  yes: 'yes',
  no: 'no',
  seats: 'Seats',
  seat: (n: number) => `Seat ${n}`,
  free: 'Free: for whoever comes first',
  kept: 'Kept for an invited friend',
  invited: 'Your invitation is for this seat.',
  botSeat: 'Bot',
  sit: 'Sit here',
  standUp: 'Stand up',
  giveBot: 'Seat a bot',
  removeBot: 'Remove the bot',
  freeSeat: 'Free the seat',
  asksAgain: (choices: number) =>
    choices === 1
      ? 'The rules have been corrected: the last choice is asked again.'
      : `The rules have been corrected: the last ${choices} choices are asked again.`,
  keep: 'Keep for a friend',
  open: 'Open to anybody',
  startWithBots: (n: number) => `Begin now with ${s(n, 'bot', 'bots')}`,
  sharing: 'Invite friends',
  shareHint: 'Whoever opens this link may take a free seat or watch.',
  copy: 'Copy the link',
  copied: 'Copied',
  share: 'Share…',
  shareText: (game: string) => `Come and play ${game} with me`,
  invitation: 'Invitation',
  invitationHint: 'This link is for one person and works once.',
  onlyInvited: 'The free seats are kept for invited friends: ask for an invitation, or watch.',
  stayToWatch: 'Or stay on this page: you will watch when the game begins.',
  settings: 'Table settings',

  // Another device.
  tableLink: 'Link to the table',
  menu: 'The table and your seat',
  otherDevice: 'Play on another device',
  otherDeviceHint:
    'Open this link on your phone or another computer. It works once. Whoever opens it plays for you, and this device lets go of the seat: send it to nobody else.',
  makeLink: 'Make a link',
  moveTitle: 'Move your seat here?',
  moveText: (who: string) =>
    `This link brings the seat of ${who} to this device. The device it was played on lets go of it.`,
  moveHere: 'Play here',
  playSeat: 'Play this seat',
  botForMe: 'Let a bot play for me',
  botForMeHint: 'The seat stays yours: come back whenever you like.',
  botPlaysYou: 'A bot is playing your seat.',
  imBack: 'Take my seat back',

  // Seats in play.
  present: 'at the table',
  absent: 'away',
  botPlaysFor: 'a bot is playing for them',
  spectators: (n: number) => (n === 0 ? 'Nobody is watching' : `${s(n, 'person is', 'people are')} watching`),
  timeLeft: (time: string) => `${time} left`,
  timeUp: 'time is up',
  days: (d: number, h: number) => (h > 0 ? `${d} d ${h} h` : `${d} d`),
  hours: (h: number, min: number) => (min > 0 ? `${h} h ${min} min` : `${h} h`),
  myTimeLow: (time: string) => `You have ${time} left.`,
  myTimeUp: 'Your time is up. Play on: the others may otherwise let a bot play for you.',
  grace: (who: string, seconds: number) =>
    `${who} has left. In ${seconds} s the others may let a bot play on.`,
  isAway: (who: string) => `${who} is away.`,
  isOutOfTime: (who: string) => `${who} has run out of time.`,
  voteBot: 'Let a bot play',
  withdrawVote: 'Wait for them after all',
  votes: (n: number, of: number) => `${n} of ${of} agree`,
  votesAgainstYou: (n: number) =>
    `${s(n, 'player wants', 'players want')} a bot to play for you. Make a choice, and that is forgotten.`,

  // Chat.
  chat: 'Chat',
  chatOff: 'There is no chat at this table.',
  chatEmpty: 'Nobody has said anything yet.',
  chatWatching: 'Spectators read along.',
  teamChat: 'Team chat',
  teamChatAllowed: 'Teammates may write to each other in secret',
  teamChatHint: 'The rulebook advises against it; the group decides. It cannot be changed later.',
  talkIsOpen: 'All talk is open now.',
  sayToTeam: 'To your team only…',
  endsIn: (time: string) => `Ends in ${time}.`,
  sayLabel: 'Your line',
  sayPlaceholder: 'Say something…',
  send: 'Send',
  unread: (n: number) => `${s(n, 'new line', 'new lines')}`,
  slowDown: 'A little slower, please. Your line is still here: send it in a few seconds.',
  tooLong: 'That is too long for one line.',

  // Whose turn.
  yourTurn: 'Your turn',
  tellTurn: 'Tell me when it is my turn',
  tellTurnOn: 'You will be told when it is your turn, as long as this page stays open somewhere.',
  tellTurnDenied: 'This browser does not allow notifications for this site.',
  noticesTitle: 'Tell me of my turn, also when no page is open',
  pushHere: 'Tell this browser',
  pushAgain: 'Tell this browser too',
  pushOn: (browsers: number) => (browsers === 1 ? 'One browser is told.' : `${browsers} browsers are told.`),
  mailLabel: 'Mail address',
  mailMe: 'Tell me by mail',
  mailOn: (address: string) => `Letters come to ${address}.`,
  mailAsked: (address: string) =>
    `A letter is on its way to ${address}: open its link to confirm the address.`,
  quietNights: 'Nothing from 10 in the evening to 8 in the morning',
  noNotices: 'No more notices',
  daysOff: 'Days off',
  daysOffHint: (most: number) =>
    `Your clock stands still on days off. Everybody has ${most} of them in a game.`,
  daysOffLabel: 'How many days',
  takeDaysOff: 'Take them now',
  offUntil: (date: string) => `Your clock stands still until ${date}.`,
  endDaysOff: 'I am back',
  theirTurn: (who: string) => `${who} to move`,
  gathers: (free: number) => `${s(free, 'free seat', 'free seats')}`,
  onlineGame: 'online',
  openTables: 'Tables that want company',
  canWatch: 'can be watched',
  finishedGames: (n: number) => `Finished: ${n}`,

  // Connection.
  lost: 'The connection is lost. We keep trying; nothing you chose is lost.',
  tryNow: 'Try now',
  reload: 'Reload the page',
  tryAgain: 'Try again',
  watchInstead: 'Watch instead',
  report: 'Report this table',
  reportHint:
    'Whoever runs the server gets your words and the whole game so far. Nobody at the table hears of it.',
  reportLabel: 'What happened?',
  sendReport: 'Send',
  reported: 'Thank you. It has been sent.',
  rematchReady: 'A new table has been set for the same players.',
  goRematch: 'Go to the new table',

  /** Why something was not done; shown for a moment. */
  notices: {
    stale: 'The table had already moved on. This is how it stands now.',
    'illegal-choice': 'That is no longer possible. Please choose again.',
    'not-your-decision': 'Somebody else is asked now.',
    'no-decision': 'Nothing is being asked now.',
    'nothing-to-undo': 'It cannot be taken back: something new has been seen since.',
    'vote-refused': 'They are here and have time: there is nothing to vote about.',
    'vacation-refused': 'There are not so many days off left in this game.',
    'name-refused': 'This name is not welcome here. Choose another, please.',
    'notices-off': 'This server does not send such notices.',
    'no-push': 'This browser allows no notices while the page is closed.',
    'too-many': 'A little slower, please. Try again in a few seconds.',
    'storage-failed': 'The server could not write it down, so it does not count. Please try again.',
    closing: 'The server is just restarting. We come back by ourselves.',
    'seat-taken': 'Somebody was quicker: the seat is taken.',
    'bad-key': 'This link has been used or is out of date. Ask for a new one.',
    'already-started': 'The game has already begun.',
    'not-yours': 'Only whoever holds the seat, or made the table, can do that.',
    'seat-lost': 'Your seat is played by a bot or on another device now. You are watching.',
    'chat-off': 'There is no chat at this table.',
    'talk-refused': 'All talk is open now. Nobody has heard your line.',
    'no-server': 'No server answers here. Games against bots and on one screen work without one.',
  } as Readonly<Record<string, string>>,
  noticeOther: 'That did not work. Please try again.',

  /** Why there is no table to see: a title and what to do. */
  troubles: {
    'unknown-table': [
      'There is no such table',
      'Perhaps a letter of the link was lost on the way. Ask for it once more.',
    ],
    'spectators-closed': [
      'This table plays in private',
      'Its creator does not admit spectators. Those who play are invited by a link of their own.',
    ],
    'seat-moved': [
      'This seat is played elsewhere',
      'It was moved to another device, or a bot was asked to take it over.',
    ],
    'not-signed-in': [
      'You have signed out',
      'This seat is in your account: sign in on the home screen, and it is here again.',
    ],
    'unsupported-protocol': [
      'This page is out of date',
      'The server has a newer version. Reload the page, and the game goes on.',
    ],
    'rules-changed': [
      'This game was begun with older rules',
      'The server has been renewed since and cannot continue it.',
    ],
    'no-server': [
      'No server answers here',
      'It may be back in a moment. Games against bots and on one screen work without one.',
    ],
    banned: ['You cannot play here', 'Whoever runs this server has closed it for your network.'],
    'too-many': ['There is a crowd at this table', 'Wait a little, then try again.'],
    'unknown-game': ['This page does not know this game', 'Reload the page: a newer one may.'],
  } as Readonly<Record<string, readonly [string, string]>>,
  troubleOther: [
    'This table cannot be opened',
    'Something went wrong on the way. Try again in a moment.',
  ] as readonly [string, string],
};
