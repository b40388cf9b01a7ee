import * as v from 'valibot';

/** Fields that many messages have. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const version = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Comes back in the answer to a request. */
export const requestId = v.optional(v.pipe(v.string(), v.maxLength(64)));
export const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'not a key'));

/** Text by users: one line, without control characters and halves of characters. Clients show it as text, never as HTML. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()),
    v.minLength(1, 'must not be empty'),
    v.maxLength(most, `must not be longer than ${most} characters`),
  );

/** What takes part in a text without being seen, and letters and signs that are blanks: names that differ in them look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{1d159}]+/gu;

/** More marks upon one letter than any language has would cover the lines above and below it. */
const HEAP_OF_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Something of a name must be seen by itself: marks alone would show as nothing, or upon the text beside them. */
export const personName = v.pipe(
  v.string(),
  v.transform((name) => name.replace(UNSEEN, ' ').replace(HEAP_OF_MARKS, '$1').normalize('NFC')),
  line(30),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must have something to be read'),
);
