import type { Instant } from '#contracts/dates.ts';
import type { DraftCheck } from '#contracts/notifications/details.ts';
import { smsParts } from '#contracts/notifications/sms-parts.ts';
import { RECIPIENTS_OF_ONE_PERSON, type Recipient } from './audience.ts';
import { exclusionOf, type Moment } from './exclusion.ts';
import type { NotificationRecord } from './record.ts';
import { contentFor, filled, sampleValues, unfinished, unknownVariables } from './message-text.ts';

type Check = DraftCheck['check'];

const ok = (check: Check, detail: string): DraftCheck => ({ check, result: 'OK', detail });
const risk = (check: Check, detail: string): DraftCheck => ({ check, result: 'RISK', detail });
const missing = (check: Check, detail: string): DraftCheck => ({ check, result: 'MISSING', detail });

/** The number of characters that a push message shows. */
const maxPushLength = 178;

const customers = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'customer' : 'customers'}`;

/** "Arabic, German" for "de", "ar" and "de". */
function languageNames(locales: readonly string[]): string {
  const nameOf = new Intl.DisplayNames(['en'], { type: 'language' });
  return [...new Set(locales)]
    .map((locale) => nameOf.of(locale) ?? locale)
    .toSorted()
    .join(', ');
}

/** Returns what is missing or risky in a draft, each with its remedy (docs/domain.md, "Notifications to many"). */
export function checksOf(
  draft: NotificationRecord,
  recipients: readonly Recipient[],
  now: Instant,
  moment: Moment,
): DraftCheck[] {
  return [
    textCheck(draft),
    variablesCheck(draft),
    recipients.length > 0
      ? ok('AUDIENCE', `${customers(recipients.length)} in the audience.`)
      : missing('AUDIENCE', 'No customer belongs to the audience. Choose another one.'),
    ...(recipients.length > 0
      ? [reachCheck(draft, recipients, moment), languagesCheck(draft, recipients)]
      : []),
    lengthCheck(draft),
    draft.expiresAt === null || draft.expiresAt > now
      ? ok('EXPIRY', draft.expiresAt === null ? 'It does not expire.' : 'It expires after now.')
      : missing('EXPIRY', 'It has expired. Choose a later time, or none.'),
    draft.testedAt === null
      ? risk('TEST', 'No test was sent since it was last changed. Send a test to yourself.')
      : ok('TEST', 'A test was sent since it was last changed.'),
    ...(recipients.length > RECIPIENTS_OF_ONE_PERSON
      ? [risk('APPROVAL', 'A second administrator has to approve it. A smaller audience needs no approval.')]
      : []),
  ];
}

function textCheck(draft: NotificationRecord): DraftCheck {
  const empty = unfinished(draft);
  if (empty.length === 0) return ok('TEXT', 'Every language has a title and a text.');
  const names = languageNames(empty.flatMap((locale) => locale ?? []));
  return missing(
    'TEXT',
    empty.includes(null)
      ? 'The title or the text is empty. Write both.'
      : `The title or the text is empty in ${names}. Write both, or remove the language.`,
  );
}

function variablesCheck(draft: NotificationRecord): DraftCheck {
  const unknown = [...new Set(unknownVariables(draft))].map((name) => `{{${name}}}`).join(', ');
  return unknown === ''
    ? ok('VARIABLES', 'Every variable has a value.')
    : missing(
        'VARIABLES',
        `Unknown ${unknown.includes(',') ? 'variables' : 'variable'} ${unknown}. Correct the name, or remove it.`,
      );
}

function reachCheck(draft: NotificationRecord, recipients: readonly Recipient[], moment: Moment): DraftCheck {
  const unreached = recipients
    .map((user) => draft.channels.map((channel) => exclusionOf(draft, user, channel, moment)))
    .filter((reasons) => !reasons.includes(null));
  if (unreached.length === 0) return ok('REACH', 'Everyone gets it on at least one channel.');
  const who =
    unreached.length === recipients.length
      ? 'No one would receive it'
      : `${customers(unreached.length)} would get nothing`;
  const remedy = unreached.flat().includes('DUPLICATE')
    ? 'Change the text, or send it a day after the same one.'
    : 'Add a channel, or send it outside of quiet hours.';
  return risk('REACH', `${who} now. ${remedy}`);
}

function languagesCheck(draft: NotificationRecord, recipients: readonly Recipient[]): DraftCheck {
  const readersInEnglish = recipients.filter(
    ({ locale }) => !locale.startsWith('en') && contentFor(draft, locale) === draft.content,
  );
  if (readersInEnglish.length === 0) return ok('LANGUAGES', 'Everyone reads it in a language of theirs.');
  const names = languageNames(readersInEnglish.map(({ locale }) => locale.split('-')[0] ?? locale));
  return risk(
    'LANGUAGES',
    `${customers(readersInEnglish.length)} would read it in English. Add the text for ${names}.`,
  );
}

function lengthCheck({ channels, content, translations }: NotificationRecord): DraftCheck {
  const texts = [content, ...translations.map((each) => each.content)].map(({ title, body }) => ({
    sms: smsParts(`${filled(title, sampleValues)}. ${filled(body, sampleValues)}`).parts,
    push: Array.from(filled(body, sampleValues)).length,
  }));
  const parts = Math.max(...texts.map(({ sms }) => sms));
  if (channels.includes('SMS') && parts > 1)
    return risk('LENGTH', `The SMS is sent in ${parts} parts, each at its price. Shorten the text.`);
  if (channels.includes('PUSH') && texts.some(({ push }) => push > maxPushLength))
    return risk('LENGTH', `The push message is cut after ${maxPushLength} letters. Shorten the text.`);
  return ok('LENGTH', 'The text fits on every channel.');
}
