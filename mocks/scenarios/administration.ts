import { after, businessDate, DAY, HOUR } from '#mocks/time/business-time.ts';
import { refundPayment } from '#mocks/commands/payments/refund.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { AdministratorRecord } from '#mocks/resources/administrators/record.ts';
import { insertLimitRequest, insertRequest } from './approvals.ts';
import { insertRetryCheck } from './jobs.ts';
import type { Transaction } from './scenario.ts';

const administrator = ({ id, fullName }: AdministratorRecord) =>
  ({ kind: 'ADMINISTRATOR', id, name: fullName }) as const;

/** Adds earlier work of the administration: a refund, three requests that wait for approval, one of them by the first administrator, and a finished job. */
export function fillAdministration(transaction: Transaction): void {
  const { tables, random, clock } = transaction;
  const now = clock.now();
  const yesterday = after(now, -DAY);
  const support = tables.administrators.all().find(({ role }) => role === 'SUPPORT');
  const payments = tables.payments.by('status', 'SUCCEEDED');
  const paid = payments.find(({ amount }) => amount > 510_00);
  const approver = tables.administrators.find('email', 'approver@tranche.example');
  const requester = tables.administrators.find('email', 'admin@tranche.example');
  const [other, customer] = tables.users
    .all()
    .filter(({ status }) => status === 'ACTIVE')
    .slice(-2);
  invariant(
    support && approver && requester && paid && other && customer,
    'The scenario lacks a payment above what one person may refund.',
  );
  const by = administrator(support);
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;

  refundPayment({ tables, now: yesterday, today: businessDate(yesterday) }, paid, {
    id: random.ulid('rfd', yesterday),
    amount: euro(10_00),
    reason: 'GOODWILL',
    note: 'A scratch on the lid',
    by,
  });

  const large = requireRow(tables.payments.get(paid.id), 'payment');
  const anHourAgo = after(now, -HOUR);
  insertRequest(transaction, approver, anHourAgo, {
    operation: 'createRefund',
    permission: 'refunds.approve',
    entity: { type: 'payment', id: large.id },
    reason: 'RETURN',
    note: null,
    request: { amount: euro(large.amount - large.refundedTotal), reason: 'RETURN', note: null },
    params: { paymentId: large.id },
    ifMatch: `"${large.version}"`,
  });
  insertLimitRequest(transaction, approver, anHourAgo, customer, 'Pays on time');
  insertLimitRequest(transaction, requester, anHourAgo, other, 'Asked for by telephone');

  const tried = tables.payments.by('status', 'SUCCEEDED').slice(0, 2);
  insertRetryCheck(transaction, { by, at: yesterday, payments: tried });
}
