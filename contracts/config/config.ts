import { Instant, LocalDate } from '#contracts/dates.ts';
import { PolicyProfileName } from './policy-profile.ts';
import { Currency } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** The business settings that a client needs to show dates and amounts as the backend means them. */
export const Config = z.object({
  /** The IANA time zone in which business dates begin and end. */
  businessTimeZone: z.string().check(z.minLength(1)),
  /** Today in that zone. Due dates are compared with it, never with the date of a device. */
  businessDate: LocalDate,
  /** The currency of prices and plans. */
  currency: Currency,
  /** The BCP 47 tag of the language of the backend's texts. */
  locale: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  /** The jurisdiction whose limits apply to what is signed now. */
  policyProfile: PolicyProfileName,
  /** The backend's clock at the time of this answer; deadlines are measured by it. */
  serverTime: Instant,
});
export type Config = z.output<typeof Config>;
