import type { ApprovalRow } from '#contracts/approvals/approval.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { type Money, NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';
import { halfEven, ratio, toMinor } from '#mocks/rules/rational.ts';

const endpoints: Readonly<Record<string, Endpoint>> = contract;

type Requested = Pick<ApprovalRecord, 'operation' | 'request' | 'preview' | 'change'>;

const moneyAt = (part: unknown, member: string): Money | null =>
  z.safeParse(NonNegativeMoney, memberOf(part, member)).data ?? null;

/**
 * Returns the amount that a request is about, as its endpoint says where, the amount that it replaces, and the
 * difference in basis points of that; each is null where there is none.
 */
export function amountsOf(row: Requested): Pick<ApprovalRow, 'amount' | 'amountBefore' | 'changeBps'> {
  const place = endpoints[row.operation]?.approval?.amount;
  const amount = place ? moneyAt(row[place.of], place.member) : null;
  const before = place?.of === 'request' ? moneyAt(row.change?.before, place.member) : null;
  if (!amount || !before) return { amount, amountBefore: null, changeBps: null };
  const difference = amount.amountMinor - before.amountMinor;
  const changeBps =
    before.amountMinor === 0
      ? null
      : toMinor(halfEven(ratio(BigInt(difference) * 10_000n, before.amountMinor)));
  return { amount, amountBefore: before, changeBps };
}
