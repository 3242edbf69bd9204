import type { Actor } from '#contracts/audit/event.ts';
import type { Instant } from '#contracts/dates.ts';
import { after, DAY } from '#mocks/time/business-time.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Transaction } from './scenario.ts';

interface RetryCheck {
  readonly by: Actor;
  readonly at: Instant;
  readonly payments: readonly Pick<PaymentRecord, 'id' | 'status'>[];
}

/** Adds a finished job that checked which of these payments could be retried: those that have failed. */
export function insertRetryCheck({ tables, random }: Transaction, { by, at, payments }: RetryCheck): void {
  const succeeded = payments.filter(({ status }) => status === 'FAILED').length;
  const job = tables.jobs.insert({
    id: random.ulid('job', at),
    kind: 'payment.retried',
    status: succeeded === 0 ? 'FAILED' : 'PARTIALLY_FAILED',
    dryRun: true,
    total: payments.length,
    succeeded,
    failed: payments.length - succeeded,
    startedBy: by,
    reason: 'Bank outage',
    createdAt: at,
    finishedAt: after(at, 200),
    command: 'retryPaymentAsAdministrator',
    param: 'paymentId',
    input: null,
    rowsFrom: null,
    perTick: 25,
    nextAt: null,
    version: 2,
  });
  for (const [index, { id, status }] of payments.entries()) {
    tables.jobRows.insert({
      id: `${job.id}-${String(index + 1).padStart(6, '0')}`,
      jobId: job.id,
      no: index + 1,
      entity: { type: 'payment', id },
      ...(status === 'FAILED'
        ? { outcome: 'SUCCEEDED', problem: null }
        : { outcome: 'FAILED', problem: { code: 'invalid-transition', detail: 'The payment was made.' } }),
      auditEventId: null,
    });
  }
}

/** Adds a job of yesterday to the shop in use. */
export function fillJobs(transaction: Transaction): void {
  const { tables, clock } = transaction;
  const support = tables.administrators.all().find(({ role }) => role === 'SUPPORT');
  invariant(support, 'There is no administrator for support.');
  insertRetryCheck(transaction, {
    by: { kind: 'ADMINISTRATOR', id: support.id, name: support.fullName },
    at: after(clock.now(), -DAY),
    payments: [
      ...tables.payments.by('status', 'FAILED').slice(0, 1),
      ...tables.payments.by('status', 'SUCCEEDED').slice(0, 1),
    ],
  });
}
