import { z } from '#contracts/z.ts';

/** A time of day, "21:00". */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** From one time of day to another, over midnight where the second is the earlier one. */
export const QuietHours = z
  .object({ from: TimeOfDay, to: TimeOfDay })
  .check(
    z.refine(({ from, to }) => from !== to, { path: ['to'], message: 'Another time than the beginning' }),
  );
export type QuietHours = z.output<typeof QuietHours>;

/** How and when a customer gets messages. Those about security, and about late payments, come in any case. */
export const Preferences = z.object({
  channels: z.object({
    inApp: z.boolean(),
    email: z.boolean(),
    sms: z.boolean(),
    push: z.boolean(),
  }),
  /** Offers and news, on the channels above. */
  marketing: z.boolean(),
  /** In the business's time zone; null: at any time. Only messages about security come meanwhile. */
  quietHours: z.nullable(QuietHours),
});
export type Preferences = z.output<typeof Preferences>;
