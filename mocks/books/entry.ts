import { Account } from '#contracts/books/account.ts';
import type { EntryKind, Posting } from '#contracts/books/posting.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Currency } from '#contracts/money.ts';
import { invariant } from '#mocks/errors/invariant.ts';

/** An amount on an account in minor units: a debit is positive, a credit negative. */
export type Leg = readonly [account: Account, amountMinor: number];

/** An entry of the journal; its legs sum to 0. */
export interface Entry {
  /** Unique, and the same whenever the journal is derived. */
  readonly id: string;
  readonly day: LocalDate;
  readonly kind: EntryKind;
  readonly currency: Currency;
  readonly plan: { readonly id: string; readonly number: string } | null;
  readonly paymentId: string | null;
  readonly legs: readonly Leg[];
}

/** Returns the legs with each account once, in the order of the chart, without those of 0. */
export function together(legs: readonly Leg[]): Leg[] {
  const sums = new Map<Account, number>();
  for (const [account, amount] of legs) sums.set(account, (sums.get(account) ?? 0) + amount);
  return Account.options.flatMap((account): Leg[] => {
    const amount = sums.get(account) ?? 0;
    return amount === 0 ? [] : [[account, amount]];
  });
}

/** Returns the entry as postings; none when nothing changes. Fails for one whose debits are not as much as its credits. */
export function postingsOf({ id, legs, day, kind, currency, plan, paymentId }: Entry): Posting[] {
  const balance = legs.reduce((sum, [, amount]) => sum + amount, 0);
  invariant(balance === 0, `The entry ${id} is out of balance by ${balance}.`);
  return legs.map(([account, amount]) => ({
    id: `${id}.${Account.options.indexOf(account) + 1}`,
    entry: id,
    day,
    kind,
    account,
    debit: { amountMinor: Math.max(0, amount), currency },
    credit: { amountMinor: Math.max(0, -amount), currency },
    planId: plan?.id ?? null,
    planNumber: plan?.number ?? null,
    paymentId,
  }));
}
