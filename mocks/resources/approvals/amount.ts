import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { type Money, NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';

const endpoints: Readonly<Record<string, Endpoint>> = contract;

/** Returns the amount that a request is about, as its endpoint says where; null if it is about none. */
export function amountOf(row: Pick<ApprovalRecord, 'operation' | 'request' | 'preview'>): Money | null {
  const amount = endpoints[row.operation]?.approval?.amount;
  if (!amount) return null;
  return z.safeParse(NonNegativeMoney, memberOf(row[amount.of], amount.member)).data ?? null;
}
