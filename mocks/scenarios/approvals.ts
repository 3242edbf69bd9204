import type { Instant } from '#contracts/dates.ts';
import { after, DAY } from '#mocks/time/business-time.ts';
import type { ApprovalRecord } from '#mocks/core/rows.ts';
import type { AdministratorRecord } from '#mocks/resources/administrators/record.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Transaction } from './scenario.ts';

type Requested = Pick<
  ApprovalRecord,
  'operation' | 'permission' | 'entity' | 'reason' | 'note' | 'request' | 'params' | 'ifMatch'
> &
  Partial<Pick<ApprovalRecord, 'preview' | 'change'>>;

/** Adds a request of an administrator that waits for a second one. */
export function insertRequest(
  { tables, random }: Transaction,
  requester: AdministratorRecord,
  at: Instant,
  requested: Requested,
): void {
  tables.approvals.insert({
    id: random.ulid('apr', at),
    preview: null,
    change: null,
    ...requested,
    requestedBy: { kind: 'ADMINISTRATOR', id: requester.id, name: requester.fullName },
    requestedAt: at,
    expiresAt: after(at, 3 * DAY),
    status: 'PENDING',
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    result: null,
    version: 1,
  });
}

/** Adds a request for a credit limit that is 2,000.00 higher. */
export function insertLimitRequest(
  transaction: Transaction,
  requester: AdministratorRecord,
  at: Instant,
  user: UserRecord,
  reason: string,
): void {
  const creditLimit = { amountMinor: user.creditLimit.amountMinor + 2_000_00, currency: 'EUR' } as const;
  insertRequest(transaction, requester, at, {
    operation: 'changeCreditLimit',
    permission: 'limits.approve',
    entity: { type: 'user', id: user.id },
    reason,
    note: null,
    request: { creditLimit, reason },
    change: { before: { creditLimit: user.creditLimit }, after: { creditLimit } },
    params: { userId: user.id },
    ifMatch: `"${user.version}"`,
  });
}
