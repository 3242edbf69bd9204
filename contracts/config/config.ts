import { Instant, LocalDate } from '#contracts/dates.ts';
import { Currency } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** What a client must know of the business to show dates and amounts as the backend means them. */
export const Config = z.object({
  /** IANA name of the zone in which business dates begin and end. */
  businessTimeZone: z.string().check(z.minLength(1)),
  /** Today, in that zone: due dates are compared with it, never with the date of a device. */
  businessDate: LocalDate,
  /** The currency of prices and plans. */
  currency: Currency,
  /** BCP 47 tag of the language of the texts that the backend writes. */
  locale: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  /** The backend's clock at this answer: deadlines are counted by it. */
  serverTime: Instant,
});
export type Config = z.output<typeof Config>;
