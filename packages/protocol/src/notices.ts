import * as v from 'valibot';

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Nothing is sent from one hour of somebody's day to another: it waits for the end of them. */
export const quietHours = v.strictObject({
  from: hour,
  to: hour,
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'not a time zone')),
});
export type QuietHours = Readonly<v.InferOutput<typeof quietHours>>;

/** Where a browser gets messages when no page is open, as it describes it itself. */
export const pushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.maxLength(200)),
    auth: v.pipe(v.string(), v.maxLength(100)),
  }),
});
export type PushSubscription = Readonly<v.InferOutput<typeof pushSubscription>>;

/** How the holder of a seat wants to hear that it is their turn. What is absent stays as it is. */
export const noticesBody = v.strictObject({
  lang: v.optional(v.picklist(['uk', 'en'])),
  push: v.optional(pushSubscription),
  mail: v.optional(v.pipe(v.string(), v.email(), v.maxLength(200))),
  quiet: v.optional(v.nullable(quietHours)),
});
export type NoticesBody = v.InferInput<typeof noticesBody>;

export const noticesAnswer = v.object({
  /** What the server can do: the key browsers subscribe with, and whether it sends mail. */
  offers: v.object({ push: v.optional(v.string()), mail: v.boolean() }),
  /** Browsers that are told. */
  push: v.number(),
  mail: v.optional(v.object({ address: v.string(), confirmed: v.boolean() })),
  quiet: v.optional(quietHours),
});
export type NoticesAnswer = Readonly<v.InferOutput<typeof noticesAnswer>>;

/** So many days off from now on; none ends them. */
export const vacationBody = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
});
