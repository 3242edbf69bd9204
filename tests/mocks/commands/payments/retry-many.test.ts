import { describe, expect, test } from 'vitest';
import { declinedPayment } from '#tests/mocks/resources/payments/declined-payment.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

/** A payment that can be tried again, one that was made, and a job over both. */
async function started(dryRun: boolean) {
  const backend = await openBackend({ scenario: 'happy' });
  const declined = await declinedPayment(backend);
  const made = backend.store.tables.payments.by('status', 'SUCCEEDED')[0];
  const token = await backend.signIn(people.administrator);
  const target = { ids: [declined.id, made?.id ?? ''] };
  const body = { action: 'retry', target, dryRun, reason: 'The bank was away' } as const;
  const job = await backend.done(202, 'startPaymentsJob', { body }, { token });
  const params = { jobId: job.id };
  const now = () => backend.done(200, 'getJob', { params }, { token });
  const results = () => backend.get('listJobResults', { params, token });
  return { backend, declined, token, job, params, now, results };
}

const onlyFailed = 'Only a failed payment can be tried again. The payment was made.';

describe('retrying many payments', () => {
  test('is a job that the scheduler runs, with a result and an audit event for each row', async () => {
    const { backend, declined, job, now, results } = await started(false);
    expect(job).toMatchObject({ status: 'QUEUED', progress: { total: 2, done: 0 } });
    await backend.wait(200);
    expect(await now()).toMatchObject({
      status: 'PARTIALLY_FAILED',
      progress: { total: 2, done: 2, succeeded: 1, failed: 1 },
      actions: [
        { action: 'retry-failed', allowed: true },
        {
          action: 'stop',
          allowed: false,
          reason: 'Only a job that has not finished can be stopped. The job is finished.',
        },
      ],
    });
    const { items } = await results();
    expect(items).toMatchObject([
      { no: 1, outcome: 'SUCCEEDED', problem: null },
      { no: 2, outcome: 'FAILED', problem: { code: 'invalid-transition', detail: onlyFailed } },
    ]);
    expect(backend.store.tables.payments.get(declined.id)?.status).toBe('SUCCEEDED');
    const event = backend.store.tables.auditEvents.get(items[0]?.auditEventId ?? '');
    expect(event).toMatchObject({ action: 'payment.retried', reason: 'The bank was away' });
  });

  test('has a dry run with the same results that changes no payment', async () => {
    const { backend, declined, now, results } = await started(true);
    await backend.wait(200);
    expect(await now()).toMatchObject({ dryRun: true, progress: { succeeded: 1, failed: 1 } });
    expect((await results()).items.map(({ auditEventId }) => auditEventId)).toEqual([null, null]);
    expect(backend.store.tables.payments.get(declined.id)).toEqual(declined);
  });

  test('takes the rows that a dry run found possible, whatever matches by then', async () => {
    const { backend, declined, token, job } = await started(true);
    await backend.wait(200);
    await backend.store.transact(({ tables, random }) => {
      tables.payments.insert({ ...declined, id: random.ulid('pay', declined.createdAt) });
    });
    const target = { succeededIn: job.id };
    const body = { action: 'retry', target, dryRun: false, reason: 'The bank was away' } as const;
    const run = await backend.done(202, 'startPaymentsJob', { body }, { token });
    const rows = backend.store.tables.jobRows.by('jobId', run.id);
    expect(rows.map(({ entity }) => entity.id)).toEqual([declined.id]);
  });

  test('takes no rows of a job that has not ended', async () => {
    const { backend, token, job } = await started(true);
    const body = {
      action: 'retry',
      target: { succeededIn: job.id },
      dryRun: false,
      reason: 'A test',
    } as const;
    const start = () => backend.rejected('validation-failed', 'startPaymentsJob', { body }, { token });
    expect((await start()).errors).toMatchObject([{ pointer: '/target/succeededIn', code: 'not-ended' }]);
    await backend.wait(200);
    await backend.done(202, 'startPaymentsJob', { body }, { token });
  });

  test('takes no rows of a job about something else, or of none', async () => {
    const { backend, token, job } = await started(true);
    const body = { action: 'cancel', dryRun: true, reason: 'A test' } as const;
    for (const id of [job.id, 'job_01JH8ZK3W00000000000000000']) {
      const target = { succeededIn: id };
      const problem = await backend.rejected(
        'validation-failed',
        'startOrdersJob',
        { body: { ...body, target } },
        { token },
      );
      expect(problem.errors).toMatchObject([{ pointer: '/target/succeededIn' }]);
    }
  });

  async function thousands() {
    const { backend, declined, token } = await started(true);
    await backend.store.transact(({ tables, random }) => {
      const orders = tables.orders.all(); // an order that has thousands of payments would count them for each
      for (let no = 0; no < 6_000; no += 1) {
        const { id: orderId } = orders[no % orders.length] ?? { id: declined.orderId };
        tables.payments.insert({ ...declined, orderId, id: random.ulid('pay', declined.createdAt) });
      }
    });
    const target = { matching: { filter: { status: ['FAILED' as const] } } };
    const body = { action: 'retry', target, dryRun: true, reason: 'The bank was away' } as const;
    const { id, progress } = await backend.done(202, 'startPaymentsJob', { body }, { token });
    const now = () => backend.done(200, 'getJob', { params: { jobId: id } }, { token });
    return { backend, total: progress.total, now };
  }

  test('takes thousands that match, in steps that end after 40 s', async () => {
    const { backend, total, now } = await thousands();
    expect(total).toBeGreaterThan(6_000);
    const perStep = Math.ceil(total / 200);
    for (let step = 1; step <= 3; step += 1) {
      await backend.wait(200);
      expect((await now()).progress.done).toBe(step * perStep);
    }
    for (let waited = 600; waited < 40_000; waited += 200) {
      await backend.wait(200);
      await now();
    }
    expect(await now()).toMatchObject({ progress: { done: total } });
    expect((await now()).finishedAt).not.toBeNull();
  });

  test('does some 2,000 rows at once after a pause, and the others in steps', async () => {
    const { backend, total, now } = await thousands();
    const perStep = Math.ceil(total / 200);
    await backend.wait(40_000);
    const { done } = (await now()).progress;
    expect(Math.abs(done - 2_000)).toBeLessThan(2 * perStep);
    await backend.wait(200);
    expect((await now()).progress.done).toBe(done + perStep);
  });

  test('can be repeated for the rows that failed', async () => {
    const { backend, token, params, now } = await started(false);
    await backend.wait(200);
    const ifMatch = `"${(await now()).version}"`;
    const again = await backend.done(202, 'retryFailedRows', { params }, { token, ifMatch });
    expect(again).toMatchObject({ status: 'QUEUED', progress: { total: 1 } });
    expect(again.id).not.toBe(params.jobId);

    await backend.wait(200);
    const { items } = await backend.get('listJobResults', { token, params: { jobId: again.id } });
    expect(items).toMatchObject([
      { no: 1, outcome: 'FAILED', problem: { code: 'invalid-transition', detail: onlyFailed } },
    ]);
    expect(await backend.get('getJob', { token, params: { jobId: again.id } })).toMatchObject({
      status: 'FAILED',
      progress: { total: 1, done: 1, succeeded: 0, failed: 1 },
    });
  });

  test('names up to a thousand rows by their ids', async () => {
    const { backend, token } = await started(true);
    const rows = (count: number) => {
      const ids = Array.from({ length: count }, (_, no) => `pay_${String(no).padStart(26, '0')}`);
      return {
        body: { action: 'retry', target: { ids }, dryRun: true, reason: 'The bank was away' },
      } as const;
    };
    const job = await backend.done(202, 'startPaymentsJob', rows(1_000), { token });
    expect(job.progress.total).toBe(1_000);
    await backend.rejected('validation-failed', 'startPaymentsJob', rows(1_001), { token });
  });

  test('refuses an empty target, because all payments have to be named explicitly', async () => {
    const { backend, token } = await started(true);
    const body = { action: 'retry', dryRun: true, reason: 'A test' } as const;
    const start = (target: object) => ({ body: { ...body, target } as never });
    await backend.rejected('validation-failed', 'startPaymentsJob', start({}), { token });
    const job = await backend.done(202, 'startPaymentsJob', start({ matching: {} }), { token });
    expect(job.progress.total).toBe(backend.store.tables.payments.size);
  });

  test('needs the permission of the single command', async () => {
    const { backend } = await started(true);
    const token = await backend.signIn('viewer@tranche.example');
    const target = { matching: { filter: { status: ['FAILED'] } } };
    const body = { action: 'retry', target, dryRun: true, reason: 'May I?' } as never;
    const { size } = backend.store.tables.jobs;
    const problem = await backend.rejected('forbidden', 'startPaymentsJob', { body }, { token });
    expect(problem.requiredPermission).toBe('payments.retry');
    expect(backend.store.tables.jobs.size).toBe(size);
  });
});
