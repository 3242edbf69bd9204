import { described } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';

export const TimeOfDay = described(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  'A time of day, "21:00".',
);

export const QuietHours = described(
  z
    .object({ from: TimeOfDay, to: TimeOfDay })
    .check(
      z.refine(({ from, to }) => from !== to, { path: ['to'], message: 'Another time than the beginning' }),
    ),
  'From one time of day to another; over midnight if the second is earlier.',
);
export type QuietHours = z.output<typeof QuietHours>;

export const Preferences = described(
  z.object({
    channels: z.object({
      inApp: z.boolean(),
      email: z.boolean(),
      sms: z.boolean(),
      push: z.boolean(),
    }),
    marketing: described(z.boolean(), 'Offers and news, on the channels above.'),
    quietHours: described(
      z.nullable(QuietHours),
      "In the business's time zone; null: none. During these hours only messages about security are sent.",
    ),
  }),
  'How and when a customer gets messages. Those about security and late payments are always sent.',
);
export type Preferences = z.output<typeof Preferences>;
