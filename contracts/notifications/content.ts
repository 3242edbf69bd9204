import { Instant } from '#contracts/dates.ts';
import { UserId } from '#contracts/ids.ts';
import { KycStatus, Locale, RiskTier } from '#contracts/users/user.ts';
import { distinct } from '#contracts/distinct.ts';
import { z } from '#contracts/z.ts';
import { Channel, NotificationCategory, NotificationName } from './notification.ts';

/** What stands for something of the recipient: "{{firstName}}". */
export const variables = ['firstName', 'fullName', 'leftToPay'] as const;

/** The names between double braces in a text. */
export const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w*)\s*\}\}/g)].map(([, name = '']) => name);

/** Where a message leads within the application. */
const PagePath = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[\w./?=&%-]*$/));

/** What a message says. A draft may be unfinished. */
export const NotificationContent = z.object({
  title: z.string().check(z.maxLength(65)),
  body: z.string().check(z.maxLength(500)),
  action: z.nullable(z.object({ label: z.string().check(z.minLength(1), z.maxLength(40)), path: PagePath })),
});
export type NotificationContent = z.output<typeof NotificationContent>;

/** Languages that a message may have beside its own. */
export const mostTranslations = 8;

/** A message in another language, for customers who read that one: "de", or "de-AT" for those of one country. */
const Translation = z.object({ locale: Locale, content: NotificationContent });

/** Customers by what they have to do with plans. */
export const Segment = z.enum(['ALL', 'WITH_PLAN', 'WITHOUT_PLAN', 'OVERDUE']);

/** Customers that a message may name one by one. */
export const mostChosen = 1_000;

/** Who gets a message, of all customers whose account is active. */
export const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SEGMENT'), segment: Segment }),
  z.object({
    kind: z.literal('FILTER'),
    /** An empty list filters nothing. */
    riskTiers: z.array(RiskTier).check(z.maxLength(4)),
    kycStatuses: z.array(KycStatus).check(z.maxLength(4)),
  }),
  z.object({
    kind: z.literal('USERS'),
    userIds: z.array(UserId).check(z.minLength(1), z.maxLength(mostChosen), distinct),
  }),
]);
export type Audience = z.output<typeof Audience>;

/** A message as it is written. */
export const NotificationDraft = z.object({
  name: NotificationName,
  category: NotificationCategory,
  channels: z.array(Channel).check(z.minLength(1), z.maxLength(4), distinct),
  /** For everybody whose language is not among the translations. */
  content: NotificationContent,
  translations: z.array(Translation).check(
    z.maxLength(mostTranslations),
    z.refine((all) => new Set(all.map(({ locale }) => locale)).size === all.length, {
      message: 'Each language once',
    }),
  ),
  audience: Audience,
  /** From then on it is not delivered any more; null: always. */
  expiresAt: z.nullable(Instant),
});
export type NotificationDraft = z.output<typeof NotificationDraft>;
