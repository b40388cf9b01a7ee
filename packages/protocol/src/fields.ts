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

export const personName = line(30);
