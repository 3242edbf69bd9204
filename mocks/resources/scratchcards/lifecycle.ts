import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import { scratchcardReviewActions, scratchcardActions } from '#contracts/scratchcards/actions.ts';
import { scratchcardMachine } from '#contracts/scratchcards/machine.ts';
import type { Account } from '#mocks/resources/account-status.ts';
import { after } from '#mocks/time/business-time.ts';
import { problem } from '#mocks/core/handler-result.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import { CARD_LOCK } from '#mocks/rules/wrong-pins.ts';
import type { BatchRecord, ScratchcardRecord } from './record.ts';
import {
  expired,
  scratchcardNeeds,
  notActive,
  scratchcardGuards,
  scratchcardRequestGuards,
} from './guards.ts';

/** Only redeeming has refusals with problems of their own; other steps are refused with this sentence. */
const redeeming = (trigger: string, otherwise: string) => (trigger === 'redeem' ? null : otherwise);

/** The transitions of a scratchcard (docs/domain.md, "Scratchcards"). */
export const scratchcardLifecycle = lifecycle<ScratchcardRecord>()({
  machine: scratchcardMachine,
  guards: scratchcardGuards,
  requestGuards: scratchcardRequestGuards,
  actions: { customer: scratchcardActions, administration: scratchcardReviewActions },
  needs: scratchcardNeeds,
  stateReasons: {
    CREATED: (_card, trigger) => redeeming(trigger, 'The scratchcard is not active yet.') ?? notActive(),
    ACTIVE: 'The scratchcard can be used.',
    REDEEMED: ({ redeemedAt, createdAt }, trigger) =>
      redeeming(trigger, 'The scratchcard has been redeemed.') ??
      problem('card-already-redeemed', 'This scratchcard has been redeemed already.', {
        redeemedAt: redeemedAt ?? createdAt,
      }),
    LOCKED: (_card, trigger) =>
      redeeming(trigger, 'The scratchcard is locked for a day.') ??
      problem(
        'card-not-active',
        'This scratchcard is locked for a day, because wrong PINs were entered for it.',
      ),
    BLOCKED: (_card, trigger) =>
      redeeming(trigger, 'The scratchcard is blocked.') ??
      problem('card-blocked', 'This scratchcard is blocked. Please contact support.'),
    EXPIRED: (_card, trigger) => redeeming(trigger, 'The scratchcard has expired.') ?? expired(),
    VOID: (_card, trigger) => redeeming(trigger, 'The scratchcard is void.') ?? notActive(),
  },
});

type CardChange = Partial<Omit<ScratchcardRecord, 'id' | 'version'>>;
const withChange = (card: ScratchcardRecord, change: CardChange): ScratchcardRecord => ({
  ...card,
  ...change,
  version: card.version + 1,
});

export interface Redemption {
  readonly batch: Pick<BatchRecord, 'status'>;
  readonly user: Account & { readonly fullName: string };
  /** The currency of what is paid. */
  readonly currency: Currency;
  /** The payment that is paid; null if the value goes to the wallet. */
  readonly paymentId: string | null;
  readonly now: Instant;
  readonly today: LocalDate;
}

/** Returns the redeemed scratchcard (transition K2). */
export function redeemed(card: ScratchcardRecord, redemption: Redemption): ScratchcardRecord {
  const { batch, user, currency, paymentId, now, today } = redemption;
  const status = scratchcardLifecycle.take(card, 'redeem', { user, card, batch, currency, today });
  const owner = { ownerId: user.id, ownerName: user.fullName };
  return withChange(card, { status, ...owner, paymentId, redeemedAt: now, pinCipher: null });
}

/** Returns the scratchcard as it was before a payment that has failed (transition K9). */
export function unredeemed(card: ScratchcardRecord, before: ScratchcardRecord): ScratchcardRecord {
  const status = scratchcardLifecycle.take(card, 'payment-failed', {});
  return { ...before, status, version: card.version + 1 };
}

/** Returns the scratchcard with the time of a right PIN. */
export const entered = (card: ScratchcardRecord, now: Instant) =>
  withChange(card, { enteredAt: now, failedAttempts: card.status === 'ACTIVE' ? 0 : card.failedAttempts });

/**
 * Counts a wrong PIN and may lock the scratchcard (transition K3); returns the same object if it cannot be redeemed
 * anyway.
 */
export function withWrongPin(card: ScratchcardRecord, now: Instant): ScratchcardRecord {
  const { to } = scratchcardLifecycle.decide(card, 'wrong-pin', { card });
  if (to === null) return card;
  const lockedUntil = to === 'LOCKED' ? after(now, CARD_LOCK) : null;
  return withChange(card, { status: to, failedAttempts: card.failedAttempts + 1, lockedUntil });
}

/** Unlocks or expires a scratchcard whose time has come (transitions K4, K7); returns the same object otherwise. */
export function scratchcardInTime(
  card: ScratchcardRecord,
  now: Instant,
  today: LocalDate,
): ScratchcardRecord {
  const { to } = scratchcardLifecycle.decide(card, 'clock', { card, now, today });
  if (to === null) return card;
  const unlocked = { lockedUntil: null, failedAttempts: 0 };
  return withChange(card, { status: to, ...unlocked, pinCipher: to === 'EXPIRED' ? null : card.pinCipher });
}

/** Returns the scratchcard as the digital one of a customer (transition K11). */
export function given(
  card: ScratchcardRecord,
  { id, fullName }: { readonly id: string; readonly fullName: string },
): ScratchcardRecord {
  const status = scratchcardLifecycle.take(card, 'give', {});
  return withChange(card, { status, kind: 'DIGITAL', ownerId: id, ownerName: fullName });
}

/** Records that the PIN was revealed (transition K10). */
export function revealed(card: ScratchcardRecord, now: Instant): ScratchcardRecord {
  const status = scratchcardLifecycle.take(card, 'reveal', { card });
  return withChange(card, { status, revealedAt: now });
}

/** Returns the activated scratchcard (transition K1). */
export function activated(card: ScratchcardRecord, now: Instant): ScratchcardRecord {
  return withChange(card, { status: scratchcardLifecycle.take(card, 'activate', {}), activatedAt: now });
}

const allTries = { lockedUntil: null, failedAttempts: 0 };

/** Returns the unlocked scratchcard (transition K4b). */
export function unlocked(card: ScratchcardRecord): ScratchcardRecord {
  return withChange(card, { status: scratchcardLifecycle.take(card, 'unlock', {}), ...allTries });
}

/** Returns the unblocked scratchcard (transition K6). */
export function unblocked(card: ScratchcardRecord): ScratchcardRecord {
  return withChange(card, { status: scratchcardLifecycle.take(card, 'unblock', { card }), ...allTries });
}

/** Returns the blocked scratchcard (transition K5). */
export function blocked(card: ScratchcardRecord): ScratchcardRecord {
  return withChange(card, { status: scratchcardLifecycle.take(card, 'block', {}), lockedUntil: null });
}

export const isVoidable = (card: ScratchcardRecord): boolean =>
  scratchcardLifecycle.decide(card, 'void', {}).problem === null;

/** Returns the voided scratchcard (transition K8). */
export function voided(card: ScratchcardRecord): ScratchcardRecord {
  return withChange(card, { status: scratchcardLifecycle.take(card, 'void', {}), pinCipher: null });
}
