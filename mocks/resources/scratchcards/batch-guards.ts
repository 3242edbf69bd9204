import type { LocalDate } from '#contracts/dates.ts';
import type { ScratchcardRange } from '#contracts/scratchcards/batch.ts';
import { type Currency, inMinor } from '#contracts/money.ts';
import { batchLimits, type NewBatch } from '#contracts/scratchcards/new-batch.ts';
import { lacking } from '#mocks/core/permission.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { invalidField, problem } from '#mocks/core/handler-result.ts';
import { countText, moneyText } from '#mocks/core/format.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { issuedAlone } from '#mocks/rules/issuing.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { BatchRecord } from './record.ts';

interface WithBatch {
  readonly batch: BatchRecord;
}

interface Creating {
  readonly ordered: NewBatch;
  readonly today: LocalDate;
}

export const liabilityOf = ({ value, quantity }: Pick<BatchRecord, 'value' | 'quantity'>) => ({
  ...value,
  amountMinor: value.amountMinor * quantity,
});

/** Returns what the creator of a batch has issued alone by today, other than this batch, in minor units of its currency. */
export function issuedAloneBeside(
  { batches }: Pick<Reads, 'batches'>,
  { id, createdById, value: { currency } }: BatchRecord,
  today: LocalDate,
): number {
  const otherBatches = batches
    .all()
    .filter((row) => row.createdById === createdById && row.value.currency === currency && row.id !== id);
  return issuedAlone(
    otherBatches.map((row) => ({
      issuedOn: row.issuedOn,
      isApproved: row.approvedBy !== null,
      amountMinor: liabilityOf(row).amountMinor,
    })),
    today,
  );
}

/**
 * Returns whether one person may not issue a batch alone.
 * @param issuedBefore what this person has issued alone before, in minor units
 */
export const needsApproval = (batch: Pick<BatchRecord, 'value' | 'quantity'>, issuedBefore: number) =>
  liabilityOf(batch).amountMinor + issuedBefore > inMinor(batchLimits.liabilityAlone, batch.value.currency);

/** What each action needs, said of a state that lacks it. */
export const batchNeeds = {
  'add-cards': 'Cards can be added to a draft only.',
  activate: 'Only cards of a generated or active batch can be activated.',
  approve: 'Only a batch that waits for approval can be approved.',
  freeze: 'Only an active batch can be frozen.',
  unfreeze: 'Only a frozen batch can be unfrozen.',
  export: 'PINs can be exported only from a generated, active or frozen batch.',
  close: 'Only an active or frozen batch can be closed.',
  void: 'Only a draft, a generated batch or one that waits for approval can be voided.',
} as const;

/** Guards that depend on stored state only. */
export const batchGuards = {
  'above-limit': ({ batch, issuedBefore }: WithBatch & { readonly issuedBefore: number }) =>
    needsApproval(batch, issuedBefore) ? null : 'One person may activate it.',
  'second-person': ({ batch, subject }: WithBatch & { readonly subject: Subject }) =>
    batch.createdById === subject.id
      ? problem('four-eyes-required', 'You created this batch yourself, so someone else has to approve it.', {
          initiatorId: batch.createdById,
        })
      : lacking('scratchcards.approve', subject),
  'cards-left': ({ batch }: WithBatch) =>
    batch.counts.created > 0 ? null : 'No card of this batch waits to be activated.',
  'pins-kept': ({ batch }: WithBatch) =>
    batch.exportedAt === null
      ? null
      : 'The PINs of this batch were exported, so its cards are handed out in print.',
  'card-to-give': ({ toGive }: { readonly toGive: number }) =>
    toGive > 0 ? null : 'No active card of this batch is left.',
  'nothing-redeemable': ({ batch, today }: WithBatch & { readonly today: LocalDate }) =>
    batch.expiresOn < today || batch.counts.created + batch.counts.active + batch.counts.locked === 0
      ? null
      : 'Cards of this batch can still be redeemed. Block them first, or wait until they expire.',
};

/** Guards that also depend on the request. */
export const batchRequestGuards = {
  'value-in-limits': ({ ordered: { value } }: Creating) => {
    const { currency } = value;
    const min = inMinor(batchLimits.value.min, currency);
    const max = inMinor(batchLimits.value.max, currency);
    if (value.amountMinor >= min && value.amountMinor <= max) return null;
    const bound = (amountMinor: number) => moneyText({ amountMinor, currency });
    return invalidField('/value', 'out-of-range', `A card is worth ${bound(min)} to ${bound(max)}.`);
  },
  'validity-in-limits': ({ ordered: { expiresOn }, today }: Creating) => {
    const { min, max } = batchLimits.validityDays;
    if (expiresOn >= daysAfter(today, min) && expiresOn <= daysAfter(today, max)) return null;
    return invalidField(
      '/expiresOn',
      'out-of-range',
      'Cards are valid for a day at least and five years at most.',
    );
  },
  'number-free': ({ ordered, isTaken }: Creating & { readonly isTaken: boolean }) =>
    isTaken ? invalidField('/number', 'taken', `There is a batch ${ordered.number} already.`) : null,
  'activation-fits': ({ ordered: { activation, quantity, expiresOn }, today }: Creating) => {
    if (activation.kind === 'LATER') return null;
    if (activation.kind === 'ON' && (activation.on < today || activation.on > expiresOn))
      return invalidField(
        '/activation/on',
        'out-of-range',
        'Choose a day from today until the cards expire.',
      );
    return (activation.cards?.to ?? 1) <= quantity
      ? null
      : invalidField('/activation/cards/to', 'out-of-range', `The batch has ${countText(quantity)} cards.`);
  },
  'same-currency': ({ batch, currency }: WithBatch & { readonly currency: Currency }) =>
    batch.value.currency === currency
      ? null
      : problem('currency-mismatch', `The customer’s wallet is in ${currency}.`, {
          expected: currency,
          got: batch.value.currency,
        }),
  'last-cards': ({ left }: { readonly left: number }) =>
    left === 0 ? null : `${countText(left)} cards are missing.`,
  'range-fits': ({
    batch,
    cards,
    waiting,
  }: WithBatch & { readonly cards: ScratchcardRange | null; readonly waiting: number }) => {
    if (cards !== null && cards.to > batch.quantity)
      return invalidField('/cards/to', 'out-of-range', `The batch has ${countText(batch.quantity)} cards.`);
    return waiting > 0
      ? null
      : invalidField('/cards/from', 'out-of-range', 'None of these cards waits to be activated.');
  },
};
