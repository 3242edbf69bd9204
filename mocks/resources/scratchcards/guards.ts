import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import { accountActive } from '#mocks/resources/account-status.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { TRIES } from '#mocks/rules/wrong-pins.ts';
import type { BatchRecord, ScratchcardRecord } from './record.ts';

interface WithScratchcard {
  readonly card: Pick<
    ScratchcardRecord,
    'expiresOn' | 'kind' | 'failedAttempts' | 'lockedUntil' | 'value' | 'activatedAt'
  >;
}

interface WithToday {
  readonly today: LocalDate;
}

export const notActive = () => problem('card-not-active', 'This scratchcard cannot be used at the moment.');

export const expired = () => problem('card-expired', 'The last day of this scratchcard has passed.');

/** What each action needs, said of a state that lacks it. */
export const scratchcardNeeds = {
  block: 'Only a new, active or locked scratchcard can be blocked.',
  unblock: 'Only a blocked scratchcard can be unblocked.',
  unlock: 'Only a locked scratchcard can be unlocked.',
} as const;

/** Guards that depend on stored state only. */
export const scratchcardGuards = {
  'account-active': accountActive,
  'not-expired': ({ card, today }: WithScratchcard & WithToday) =>
    today > card.expiresOn ? expired() : null,
  'batch-active': ({ batch }: { readonly batch: Pick<BatchRecord, 'status'> }) =>
    batch.status === 'ACTIVE' ? null : notActive(),
  'last-try': ({ card }: WithScratchcard) =>
    card.failedAttempts === TRIES - 1 ? null : 'There are tries left.',
  'past-last-day': ({ card, today }: WithScratchcard & WithToday) =>
    today > card.expiresOn ? null : 'The scratchcard has not expired.',
  'lock-over': ({ card, now }: WithScratchcard & { readonly now: Instant }) =>
    card.lockedUntil !== null && card.lockedUntil <= now ? null : 'The lock has not ended.',
  'was-active': ({ card }: WithScratchcard) =>
    card.activatedAt === null ? 'The card was never active.' : null,
  digital: ({ card }: WithScratchcard) =>
    card.kind === 'DIGITAL' ? null : 'The PIN of this scratchcard is printed on it.',
};

/** Guards that also depend on the request. */
export const scratchcardRequestGuards = {
  'same-currency': ({ card, currency }: WithScratchcard & { readonly currency: Currency }) =>
    card.value.currency === currency
      ? null
      : problem('currency-mismatch', `This scratchcard is in ${card.value.currency}.`, {
          expected: currency,
          got: card.value.currency,
        }),
};
