import { after, businessDate, DAY, HOUR } from '#mocks/business-time.ts';
import { refundPayment } from '#mocks/commands/refund-payment.ts';
import { found } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/invariant.ts';
import type { AdministratorRecord } from '#mocks/resources/administrators/record.ts';
import { insertRetryCheck } from './jobs.ts';
import type { Transaction } from './scenario.ts';

const administrator = ({ id, fullName }: AdministratorRecord) =>
  ({ kind: 'ADMINISTRATOR', id, name: fullName }) as const;

/** Adds earlier work of the administration: a refund, one that waits for approval, and a finished job. */
export function fillAdministration(transaction: Transaction): void {
  const { tables, random, clock } = transaction;
  const now = clock.now();
  const yesterday = after(now, -DAY);
  const support = tables.administrators.all().find(({ role }) => role === 'SUPPORT');
  const payments = tables.payments.by('status', 'SUCCEEDED');
  const paid = payments.find(({ amount }) => amount > 510_00);
  const approver = tables.administrators.find('email', 'approver@tranche.example');
  invariant(support && approver && paid, 'The scenario lacks a payment above what one person may refund.');
  const by = administrator(support);
  const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;

  refundPayment({ tables, now: yesterday, today: businessDate(yesterday) }, paid, {
    id: random.ulid('rfd', yesterday),
    amount: euro(10_00),
    reason: 'GOODWILL',
    note: 'A scratch on the lid',
    by,
  });

  const large = found(tables.payments.get(paid.id), 'payment');
  for (const amount of [large.amount - large.refundedTotal, 510_00]) {
    tables.approvals.insert({
      id: random.ulid('apr', after(now, -HOUR)),
      operation: 'createRefund',
      permission: 'refunds.approve',
      entity: { type: 'payment', id: large.id },
      requestedBy: administrator(approver),
      requestedAt: after(now, -HOUR),
      expiresAt: after(now, 71 * HOUR),
      reason: 'RETURN',
      request: { amount: euro(amount), reason: 'RETURN', note: null },
      preview: null,
      change: null,
      status: 'PENDING',
      decidedBy: null,
      decidedAt: null,
      decisionReason: null,
      result: null,
      params: { paymentId: large.id },
      ifMatch: `"${large.version}"`,
      version: 1,
    });
  }

  const tried = tables.payments.by('status', 'SUCCEEDED').slice(0, 2);
  insertRetryCheck(transaction, { by, at: yesterday, payments: tried });
}
