/** What people may prefer about every table. */
export interface Preferences {
  readonly textSize: 'usual' | 'large' | 'largest';
  /** How long a move of a bot stays before the next. */
  readonly pace: 'slow' | 'normal' | 'fast' | 'step';
  /** What happens when only ending the turn is left. */
  readonly turnEnd: 'soon' | 'confirm';
  readonly hints: 'on' | 'off';
  /** Pieces that move, and ceremonies. */
  readonly motion: 'on' | 'off';
  readonly sound: 'off' | 'quiet' | 'loud';
}

export type Preference = keyof Preferences;

/** What each is called and means, and its values. */
export type PreferenceWords = {
  readonly [P in Preference]: {
    readonly title: string;
    readonly values: Readonly<Record<Preferences[P], string>>;
    readonly means: string;
  };
};

/** The values of each, in the order they are offered. */
export const PREFERENCES: { readonly [P in Preference]: readonly Preferences[P][] } = {
  textSize: ['usual', 'large', 'largest'],
  pace: ['slow', 'normal', 'fast', 'step'],
  turnEnd: ['soon', 'confirm'],
  hints: ['on', 'off'],
  motion: ['on', 'off'],
  sound: ['off', 'quiet', 'loud'],
};

/** A phone is silent until somebody wants to hear it: it is used among people. */
const onPhone = (): boolean => matchMedia('(pointer: coarse) and (max-width: 900px)').matches;

const usual = (): Preferences => ({
  textSize: 'usual',
  pace: 'normal',
  turnEnd: 'soon',
  hints: 'on',
  motion: 'on',
  sound: onPhone() ? 'off' : 'quiet',
});

export function stored<T extends string>(name: string, allowed: readonly T[]): T | undefined {
  try {
    const value = localStorage.getItem(`sietch.${name}`);
    return allowed.find((item) => item === value);
  } catch {
    return undefined;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`sietch.${name}`, value);
  } catch {
    // A browser without storage forgets; nothing else depends on it.
  }
}

/** What was chosen before, or what is usual on this device. */
export function storedPreferences(): Preferences {
  const chosen = Object.entries(PREFERENCES).flatMap(([name, values]) => {
    const value = stored<string>(name, values);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...usual(), ...Object.fromEntries(chosen) };
}
