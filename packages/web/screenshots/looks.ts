/** Every screen is taken in both languages and both themes, on a laptop and on a phone. */
export const LOOKS = [
  { size: 'desktop', lang: 'uk', theme: 'dark' },
  { size: 'desktop', lang: 'en', theme: 'light' },
  { size: 'phone', lang: 'uk', theme: 'light' },
  { size: 'phone', lang: 'en', theme: 'dark' },
] as const;

export type Look = (typeof LOOKS)[number];

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** `ONLY=phone` takes those whose name has it. */
export const only = process.env.ONLY;
