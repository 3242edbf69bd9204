import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { PolicyProfileName } from './policy-profile.ts';
import { Currency } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const Config = described(
  z.object({
    businessTimeZone: described(
      z.string().check(z.minLength(1)),
      'The IANA time zone in which business dates begin and end.',
    ),
    businessDate: described(
      LocalDate,
      'Today in that zone. Due dates are compared with it, never with the date of a device.',
    ),
    currency: described(Currency, 'The currency of prices and plans.'),
    locale: described(
      z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
      "The BCP 47 tag of the language of the backend's texts.",
    ),
    policyProfile: described(PolicyProfileName, 'The jurisdiction whose limits apply to what is signed now.'),
    serverTime: described(
      Instant,
      "The backend's clock at the time of this answer; deadlines are measured by it.",
    ),
  }),
  'The business settings that a client needs to show dates and amounts as the backend means them.',
);
export type Config = z.output<typeof Config>;
