import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';

test('a job is stopped and tried again only by roles that may do its command', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const [job] = backend.store.tables.jobs.all().filter(({ command }) => command.startsWith('retryPayment'));
  const [support, risk] = [
    await backend.signIn(administrators.SUPPORT),
    await backend.signIn(administrators.RISK),
  ];
  const of = async (token: string, status: 'RUNNING' | 'STOPPED') => {
    await backend.store.transact(({ tables }) => {
      const total = 4;
      const ended =
        status === 'STOPPED'
          ? { finishedAt: backend.store.clock.now(), failed: 3 }
          : { finishedAt: null, failed: 0 };
      if (job) tables.jobs.replace({ ...job, dryRun: false, status, total, succeeded: 1, ...ended });
    });
    const { actions } = await backend.done(200, 'getJob', { params: { jobId: job?.id ?? '' } }, { token });
    return Object.fromEntries(actions.map(({ action, allowed, reason }) => [action, allowed || reason]));
  };
  expect(await of(support, 'RUNNING')).toMatchObject({ stop: true });
  expect(await of(support, 'STOPPED')).toMatchObject({ 'retry-failed': true });
  // Risk may control jobs, and may not retry payments.
  const refusal = /Risk can’t retry/;
  expect(await of(risk, 'RUNNING')).toMatchObject({ stop: expect.stringMatching(refusal) as string });
  expect(await of(risk, 'STOPPED')).toMatchObject({
    'retry-failed': expect.stringMatching(refusal) as string,
  });
});
