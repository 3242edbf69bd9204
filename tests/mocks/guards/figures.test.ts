import { expect, test } from 'vitest';
import { maxDocumentBytes, maxDocuments } from '#contracts/collateral/upload.ts';
import { inMinor } from '#contracts/money.ts';
import type { Guard } from '#contracts/openapi/guards/guard.ts';
import { guards } from '#contracts/openapi/guards.ts';
import { maxReturnPhotos } from '#contracts/plans/goods-return.ts';
import { batchLimits } from '#contracts/scratchcards/new-batch.ts';
import { maxTags } from '#contracts/users/tag.ts';
import { codeRules } from '#mocks/resources/auth/code-limits.ts';
import { SENDS_PER_HOUR } from '#mocks/resources/auth/guards.ts';
import { snoozeRules } from '#mocks/resources/inbox/guards.ts';
import { RECIPIENTS_OF_ONE_PERSON } from '#mocks/resources/notifications/audience.ts';
import { MAX_DUE_DAY_CHANGES, MAX_EXTENSIONS, MAX_RESCHEDULES } from '#mocks/resources/plans/guards.ts';
import { MAX_CARDS, MAX_NOTES } from '#mocks/resources/users/guards.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
import { SALE_NOTICE_DAYS } from '#mocks/rules/collateral.ts';
import { DEFAULT_AFTER_DAYS, NOTICE_DAYS } from '#mocks/rules/collection.ts';
import { FULL_AGE, MAX_OPEN_PLANS } from '#mocks/rules/eligibility.ts';
import { minPaymentAhead } from '#mocks/rules/paying-ahead.ts';
import { MAX_ATTEMPTS } from '#mocks/rules/payment-attempts.ts';
import { lastPromiseDay } from '#mocks/rules/promise.ts';
import { TRIES } from '#mocks/rules/wrong-pins.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#mocks/time/business-time.ts';

const today = '2027-01-10';
const { value, validityDays, daysAlone, liabilityAlone } = batchLimits;

/** The figures of each sentence, in its order. */
const figures: Readonly<Record<string, readonly number[]>> = {
  'batch.value-in-limits': [value.min, value.max],
  'batch.validity-in-limits': [validityDays.min, validityDays.max],
  'batch.above-limit': [daysAlone, liabilityAlone],
  'challenge.sends-left': [SENDS_PER_HOUR],
  'challenge.cool-down-passed': codeRules.coolDowns.map((wait) => wait / SECOND),
  'collateral.room-for-document': [maxDocuments],
  'collateral.sale-announced': [SALE_NOTICE_DAYS],
  'document.size-allowed': [maxDocumentBytes / 1024 ** 2],
  'inbox.first-today': [DAY / HOUR],
  'inbox.snooze-in-range': [snoozeRules.min / MINUTE, snoozeRules.max / DAY],
  'notification.audience-approved': [RECIPIENTS_OF_ONE_PERSON, RECIPIENTS_OF_ONE_PERSON],
  'order.customer-eligible': [FULL_AGE, MAX_OPEN_PLANS],
  'order.attempts-left': [MAX_ATTEMPTS],
  'payment.attempts-left': [MAX_ATTEMPTS],
  'payment.attempts-left-today': [MAX_ATTEMPTS],
  'plan.attempts-left': [MAX_ATTEMPTS],
  'plan.due-day-changes-left': [MAX_DUE_DAY_CHANGES],
  'plan.extensions-left': [MAX_EXTENSIONS],
  'plan.long-past-due': [DEFAULT_AFTER_DAYS],
  'plan.notice-given': [NOTICE_DAYS],
  'plan.pays-principal': [minPaymentAhead('JPY'), minPaymentAhead('EUR') / inMinor(1, 'EUR')],
  'plan.promise-day': [daysBetween(today, lastPromiseDay(today))],
  'plan.reschedules-left': [MAX_RESCHEDULES],
  'plan.room-for-photo': [maxReturnPhotos],
  'scratchcard.last-try': [TRIES],
  'user.room-for-card': [MAX_CARDS],
  'user.room-for-note': [MAX_NOTES],
  'user.room-for-tag': [maxTags],
};

test('each figure that is published with a guard is that of the rule', () => {
  const published = Object.entries<Readonly<Record<string, Guard>>>(guards).flatMap(([name, all]) =>
    Object.entries(all).flatMap(([guard, { holds }]) => {
      const numbers = holds.replaceAll(/`[^`]+`/g, '').match(/\d[\d,.]*\d|\d/g);
      return numbers
        ? [[`${name}.${guard}`, numbers.map((text) => Number(text.replaceAll(',', '')))] as const]
        : [];
    }),
  );
  expect(Object.fromEntries(published)).toEqual(figures);
});
