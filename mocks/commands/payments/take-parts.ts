import type { Instant, LocalDate } from '#contracts/dates.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { paidWith } from '#mocks/resources/payments/sources.ts';
import { redeemed, unredeemed } from '#mocks/resources/scratchcards/lifecycle.ts';
import type { ScratchcardRecord } from '#mocks/resources/scratchcards/record.ts';
import { batchOf, saveScratchcard } from '#mocks/resources/scratchcards/store.ts';
import { changeWallet } from '#mocks/resources/users/wallet.ts';
import type { Writes } from '#mocks/resources/tables.ts';

/** The transaction that charges a payment. */
export interface Charging {
  readonly tables: Writes;
  readonly now: Instant;
  readonly today: LocalDate;
}

/** A scratchcard that a payment has redeemed: its previous state, and the remainder of its value. */
export interface SpentScratchcard {
  readonly before: ScratchcardRecord;
  readonly rest: number;
}

/**
 * Charges the parts of a payment that need no bank: takes money from the wallet and redeems scratchcards (K2), whose
 * remainder goes to the wallet. Raises the problem of a scratchcard that can no longer be redeemed.
 */
export function takeParts(context: Charging, payment: PaymentRecord): readonly SpentScratchcard[] {
  const { tables, now, today } = context;
  const { id: paymentId, userId, currency, sources } = payment;
  changeWallet(tables, userId, -paidWith(payment, 'WALLET'));
  return sources.flatMap(({ scratchcardId, amount }): SpentScratchcard[] => {
    if (scratchcardId === null) return [];
    const before = requireRow(tables.scratchcards.get(scratchcardId), 'scratchcard');
    const batch = batchOf(tables, before);
    const user = requireRow(tables.users.get(userId), 'customer');
    saveScratchcard(tables, redeemed(before, { batch, user, currency, paymentId, now, today }));
    const rest = before.value.amountMinor - amount;
    changeWallet(tables, userId, rest);
    return [{ before, rest }];
  });
}

/** Undoes `takeParts` for a payment that was declined within the same request (transitions Y5, K9). */
export function undoParts(
  { tables }: Charging,
  payment: PaymentRecord,
  spent: readonly SpentScratchcard[],
): void {
  for (const { before, rest } of spent) {
    const card = requireRow(tables.scratchcards.get(before.id), 'scratchcard');
    saveScratchcard(tables, unredeemed(card, before));
    changeWallet(tables, payment.userId, -rest);
  }
  changeWallet(tables, payment.userId, paidWith(payment, 'WALLET'));
}
