import { described } from '#contracts/described.ts';
import { enteredText } from '#contracts/entered-text.ts';
import { Instant } from '#contracts/dates.ts';
import { UserId } from '#contracts/ids.ts';
import { KycStatus, Locale, RiskTier } from '#contracts/users/user.ts';
import { distinct } from '#contracts/distinct.ts';
import { z } from '#contracts/z.ts';
import { NotificationCategory } from './category.ts';
import { Channel, NotificationName } from './notification.ts';

/** Placeholders for data of the recipient: "{{firstName}}". */
export const variables = ['firstName', 'fullName', 'leftToPay'] as const;

/** Returns the names between double braces in a text. */
export const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*(\w*)\s*\}\}/g)].map(([, name = '']) => name);

/** The path of a page within the application. */
const PagePath = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[\w./?=&%-]*$/));

/** The most characters of the texts of a message. */
export const contentLimits = { title: 65, body: 500, label: 40 } as const;

export const NotificationContent = described(
  z.object({
    title: z.string().check(z.maxLength(contentLimits.title)),
    body: z.string().check(z.maxLength(contentLimits.body)),
    action: z.nullable(z.object({ label: enteredText(1, contentLimits.label), path: PagePath })),
  }),
  'The content of a message. A draft may be unfinished.',
);
export type NotificationContent = z.output<typeof NotificationContent>;

/** The maximum number of languages in addition to its own. */
export const maxTranslations = 8;

/** The content in another language, for customers who read it: "de", or "de-AT" for one country only. */
const Translation = z.object({ locale: Locale, content: NotificationContent });

export const Translations = described(
  z.array(Translation).check(
    z.maxLength(maxTranslations),
    z.refine((all) => new Set(all.map(({ locale }) => locale)).size === all.length, {
      message: 'Each language once',
    }),
  ),
  'The content in further languages.',
);

export const Segment = described(
  z.enum(['ALL', 'WITH_PLAN', 'WITHOUT_PLAN', 'OVERDUE']),
  'Customers by their plans.',
);

/** The maximum number of customers that a message may name one by one. */
export const maxChosen = 1_000;

export const Audience = described(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('SEGMENT'), segment: Segment }),
    z.object({
      kind: z.literal('FILTER'),
      riskTiers: described(z.array(RiskTier).check(z.maxLength(4)), 'An empty list does not filter.'),
      kycStatuses: z.array(KycStatus).check(z.maxLength(4)),
    }),
    z.object({
      kind: z.literal('USERS'),
      userIds: z.array(UserId).check(z.minLength(1), z.maxLength(maxChosen), distinct),
    }),
  ]),
  'The recipients of a message, among all customers with an active account.',
);
export type Audience = z.output<typeof Audience>;

export const NotificationDraft = described(
  z.object({
    name: NotificationName,
    category: NotificationCategory,
    channels: z.array(Channel).check(z.minLength(1), z.maxLength(4), distinct),
    content: described(NotificationContent, 'For recipients whose language is not among the translations.'),
    translations: Translations,
    audience: Audience,
    expiresAt: described(z.nullable(Instant), 'After this time it is no longer delivered; null: no limit.'),
  }),
  'The editable part of a notification.',
);
export type NotificationDraft = z.output<typeof NotificationDraft>;

/** Returns the names between double braces in the texts of all languages. */
export const variablesOf = ({
  content,
  translations,
}: Pick<NotificationDraft, 'content' | 'translations'>): readonly string[] =>
  [content, ...translations.map((each) => each.content)].flatMap(({ title, body }) =>
    variablesIn(`${title} ${body}`),
  );
