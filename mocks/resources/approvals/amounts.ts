import type { ApprovalRow } from '#contracts/approvals/approval.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { type Money, NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';
import { halfEven, ratio, toMinor } from '#mocks/rules/rational.ts';

const endpoints: Readonly<Record<string, Endpoint>> = contract;

type Requested = Pick<ApprovalRecord, 'operation' | 'request' | 'preview'>;

const moneyAt = (part: unknown, member: string): Money | null =>
  z.safeParse(NonNegativeMoney, memberOf(part, member)).data ?? null;

/** Returns the amount that a request is about, as its endpoint says where; null if it is about none. */
export function amountOf(row: Requested): Money | null {
  const amount = endpoints[row.operation]?.approval?.amount;
  return amount ? moneyAt(row[amount.of], amount.member) : null;
}

/**
 * Returns the amount that a request replaces by its own, and the difference in basis points of it;
 * null where its command replaces none.
 */
export function movedFrom(
  row: Requested & Pick<ApprovalRecord, 'change'>,
): Pick<ApprovalRow, 'amountBefore' | 'changeBps'> {
  const amount = endpoints[row.operation]?.approval?.amount;
  const before = amount?.of === 'request' ? moneyAt(row.change?.before, amount.member) : null;
  const after = amountOf(row);
  if (!before || !after) return { amountBefore: null, changeBps: null };
  const difference = after.amountMinor - before.amountMinor;
  const changeBps =
    before.amountMinor === 0
      ? null
      : toMinor(halfEven(ratio(BigInt(difference) * 10_000n, before.amountMinor)));
  return { amountBefore: before, changeBps };
}
