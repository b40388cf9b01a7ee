/** The sizes of the screens pictures are taken on. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  upright: { width: 820, height: 1180 },
  flat: { width: 1180, height: 820 },
  phone: { width: 390, height: 844 },
} as const;

export interface Look {
  readonly size: keyof typeof SIZES;
  readonly lang: 'uk' | 'en';
  readonly theme: 'dark' | 'light';
}

/** Every screen is taken in both languages and both themes, on a laptop and on a phone. */
export const LOOKS: readonly Look[] = [
  { size: 'desktop', lang: 'uk', theme: 'dark' },
  { size: 'desktop', lang: 'en', theme: 'light' },
  { size: 'phone', lang: 'uk', theme: 'light' },
  { size: 'phone', lang: 'en', theme: 'dark' },
];

/** What is played in one's own hands is also taken on a tablet held either way. */
export const LOOKS_WITH_TABLETS: readonly Look[] = [
  ...LOOKS,
  { size: 'upright', lang: 'uk', theme: 'light' },
  { size: 'flat', lang: 'en', theme: 'dark' },
];

/** `ONLY=phone` takes those whose name has it. */
export const only = process.env.ONLY;
