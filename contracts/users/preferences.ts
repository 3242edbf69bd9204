import { z } from '#contracts/z.ts';

/** A time of day, "21:00". */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** From one time of day to another; over midnight if the second is earlier. */
export const QuietHours = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .check(
    z.refine(({ from, to }) => from !== to, { path: ['to'], message: 'Another time than the beginning' }),
  );
export type QuietHours = z.output<typeof QuietHours>;

/** How and when a customer gets messages. Those about security and late payments are always sent. */
export const Preferences = z.object({
  channels: z.object({
    inApp: z.boolean(),
    email: z.boolean(),
    sms: z.boolean(),
    push: z.boolean(),
  }),
  /** Offers and news, on the channels above. */
  marketing: z.boolean(),
  /** In the business's time zone; null: none. During these hours only messages about security are sent. */
  quietHours: z.nullable(QuietHours),
});
export type Preferences = z.output<typeof Preferences>;
