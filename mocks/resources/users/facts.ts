import type { CollateralStatus } from '#contracts/collateral/collateral.ts';
import { hasMovedMoney } from '#contracts/payments/states.ts';
import { giveableAlone } from '#mocks/rules/four-eyes.ts';
import { sum } from '#mocks/rules/sum.ts';
import { type WalletReturn, walletReturn } from '#mocks/rules/wallet-return.ts';
import { awaitedCode } from './awaited-code.ts';
import { isRequested } from '#mocks/resources/request-waiting.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { UserRecord } from './record.ts';

/** States in which the business holds what secures, or has secured, a plan. */
const heldStates: ReadonlySet<CollateralStatus> = new Set(['PLEDGED', 'SHORTFALL', 'RELEASE_PENDING']);

export type AccountTables = Pick<
  Reads,
  'approvals' | 'challenges' | 'collaterals' | 'orders' | 'payments' | 'refunds' | 'scratchcards'
>;

/** The scratchcards that were given to a customer, who has not redeemed them. */
export const scratchcardsToUse = (tables: Pick<Reads, 'scratchcards'>, { id }: Pick<UserRecord, 'id'>) =>
  tables.scratchcards
    .by('ownerId', id)
    .filter(({ kind, status }) => kind === 'DIGITAL' && (status === 'ACTIVE' || status === 'LOCKED'));

/**
 * Returns what one person can still give a customer in scratchcards, in minor units of the wallet's currency: used and expired
 * ones count, too.
 */
export function giftsOfOne(
  { scratchcards }: Pick<Reads, 'scratchcards'>,
  { id, walletBalance: { currency } }: Pick<UserRecord, 'id' | 'walletBalance'>,
): number {
  const given = scratchcards
    .by('ownerId', id)
    .filter(({ kind, value }) => kind === 'DIGITAL' && value.currency === currency);
  return giveableAlone(
    sum(given, ({ value }) => value.amountMinor),
    currency,
  );
}

/** Returns where the customer's wallet can be returned to; an empty one goes nowhere. */
export function walletReturnOf(
  { payments, refunds }: Pick<Reads, 'payments' | 'refunds'>,
  { id, walletBalance: { amountMinor, currency } }: Pick<UserRecord, 'id' | 'walletBalance'>,
): WalletReturn {
  if (amountMinor === 0) return { to: null, max: 0 };
  const paid = payments
    .by('userId', id)
    .filter((payment) => payment.currency === currency && hasMovedMoney(payment.status));
  return walletReturn(
    paid.map((payment) => ({
      sources: payment.sources,
      given: refunds
        .by('paymentId', payment.id)
        .flatMap(({ destinations }) => destinations)
        .map(({ amount, ...part }) => ({ ...part, amount: amount.amountMinor })),
    })),
  );
}

/** Returns the facts for the guards of an account's actions: its row, what is held of its customer, and what waits. */
export const accountFacts = (tables: AccountTables, user: UserRecord) => ({
  ...user,
  isAwaited: awaitedCode(tables, user) !== undefined,
  walletReturn: walletReturnOf(tables, user),
  isRequested: isRequested(tables, 'changeCreditLimit', user.id),
  isGiftRequested: isRequested(tables, 'giveScratchcard', user.id),
  held: tables.collaterals
    .by('userId', user.id)
    .filter(({ status }) => heldStates.has(status))
    .map(({ description }) => description),
});
