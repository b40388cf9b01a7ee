import { type Legion, leaderCard, type Side } from '@sietch/arrakis';
import type { Lang } from '@sietch/kernel';

/** One kind of figures in a legion, as it is drawn: a base with its number. */
export interface Chip {
  readonly kind: string;
  readonly base: 'regular' | 'elite' | 'special' | 'token' | 'leader' | 'named';
  /** The number of figures, or a leader's initials. */
  readonly text: string;
}

/** Letters by which a named leader's figure is known: first and last name, or the beginning of a single one. */
export function initials(leader: string, lang: Lang): string {
  const words = leaderCard(leader)
    .name[lang].split(/[\s-]+/)
    .filter((word) => !/^[IVX]+$/.test(word));
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length === 1 ? first.slice(0, 2) : `${first.charAt(0)}${last.charAt(0)}`;
}

/** The figures of a legion: units by their bases, hidden tokens, leaders last. */
export function chipsOf(legion: Readonly<Legion>, side: Side, lang: Lang): readonly Chip[] {
  const units = (['regular', 'elite', 'special'] as const).filter((unit) => legion[unit] > 0);
  return [
    ...units.map((unit): Chip => ({ kind: unit, base: unit, text: String(legion[unit]) })),
    ...(legion.tokens.length > 0
      ? [{ kind: 'token', base: 'token', text: String(legion.tokens.length) } as const]
      : []),
    ...(legion.generic > 0
      ? [
          {
            kind: side === 'atreides' ? 'naib' : 'bashar',
            base: 'leader',
            text: String(legion.generic),
          } as const,
        ]
      : []),
    ...legion.named.map((id): Chip => ({ kind: id, base: 'named', text: initials(id, lang) })),
  ];
}

const leads = ({ base }: Chip): boolean => base === 'leader' || base === 'named';

/** From afar: the most numerous figure stands for all units, and one leader, a named one rather, for all of them. */
export function briefly(chips: readonly Chip[]): readonly Chip[] {
  const units = chips.filter((chip) => !leads(chip) && chip.base !== 'token');
  const total = units.reduce((sum, { text }) => sum + Number(text), 0);
  const [most] = units.toSorted((a, b) => Number(b.text) - Number(a.text));
  return [
    ...(most === undefined ? [] : [{ ...most, text: String(total) }]),
    ...chips.filter(({ base }) => base === 'token'),
    ...chips.filter(leads).slice(-1),
  ];
}

/** The outlines of bases on a 24 grid: small round, square, hexagonal, and a diamond for tokens; leaders stand on a large ring. */
export const BASES: Readonly<Record<Chip['base'], string>> = {
  regular: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  elite: 'M3 3h18v18H3z',
  special: 'M12 .8 22 6.5v11L12 23.2 2 17.5v-11z',
  token: 'M12-.5 24.5 12 12 24.5-.5 12z',
  leader: 'M12 .5 15.5 4l5-.5-.5 5 3.5 3.5-3.5 3.5.5 5-5-.5L12 23.5 8.5 20l-5 .5.5-5L.5 12 4 8.5l-.5-5 5 .5z',
  named: 'M3 1h18v13c0 5-4.5 8-9 9.5C7.5 22 3 19 3 14z',
};
