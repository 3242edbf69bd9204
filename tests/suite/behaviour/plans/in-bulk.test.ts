import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const reason = 'The flood in the valley';

/** The worked example on 17 February, late by 7 days. */
async function late(role: keyof typeof administrators) {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-17');
  const as = { token: await backend.signIn(administrators[role]) };
  const ends = async (action: 'remind' | 'waive' | 'extend', days: number | null, dryRun = false) => {
    const body = { action, days, dryRun, target: { ids: [holder.planId] }, reason };
    const { id } = await backend.done(202, 'startPlansJob', { body }, as);
    await backend.wait(1_000);
    const { items } = await backend.done(200, 'listJobResults', { params: { jobId: id }, query: {} }, as);
    return items.map(({ outcome, problem }) => problem?.code ?? outcome);
  };
  const plan = () => backend.store.tables.plans.get(holder.planId);
  return { backend, holder, as, ends, plan };
}

test('all late fees are waived, with the reason of the job', async () => {
  const { backend, ends, plan, holder } = await late('SUPPORT');
  expect(await ends('waive', null, true)).toEqual(['SUCCEEDED']);
  expect(plan()?.lines[1]?.feeWaivedMinor).toBe(0);
  expect(await ends('waive', null)).toEqual(['SUCCEEDED']);
  expect(plan()?.lines[1]?.feeWaivedMinor).toBe(8_00);
  const events = backend.store.tables.auditEvents.by('entityId', holder.planId);
  expect(events.find(({ action }) => action === 'plan.fee-waived')).toMatchObject({ reason });
  expect(await ends('waive', null)).toEqual(['invalid-transition']);
});

test('a customer is reminded once a day, in the inbox, by e-mail and by SMS', async () => {
  const { backend, ends, holder } = await late('SUPPORT');
  const sent = () => backend.store.tables.messages.all().filter(({ text }) => text.includes('is due for'));
  expect(await ends('remind', null)).toEqual(['SUCCEEDED']);
  expect(await ends('remind', null)).toEqual(['invalid-transition']);
  // 183.69 and the late fee of 8.00
  const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
  expect(items.map(({ title }) => title)).toContain('€191.69 is due for Espresso machine');
  expect(sent().map(({ channel }) => channel)).toContain('SMS');
});

test('due dates of many plans are moved by roles that may change schedules', async () => {
  const support = await late('SUPPORT');
  const body = { action: 'extend', days: 14, dryRun: true, target: { ids: [support.holder.planId] }, reason };
  await support.backend.rejected('forbidden', 'startPlansJob', { body } as never, support.as);
  const collections = await late('COLLECTIONS');
  expect(await collections.ends('extend', 14)).toEqual(['SUCCEEDED']);
  expect(collections.plan()?.lines[1]?.dueDate).toBe('2027-02-24');
  await collections.backend.rejected(
    'validation-failed',
    'startPlansJob',
    { body: { ...body, days: null } } as never,
    collections.as,
  );
});

test('the result of a plan names its customer, as the rows of a job are those of many', async () => {
  const { backend, holder, as } = await late('SUPPORT');
  const body = {
    action: 'waive' as const,
    days: null,
    dryRun: true,
    target: { ids: [holder.planId] },
    reason,
  };
  const { id } = await backend.done(202, 'startPlansJob', { body }, as);
  await backend.wait(1_000);
  const { items } = await backend.done(200, 'listJobResults', { params: { jobId: id }, query: {} }, as);
  const { number, customerName } = backend.store.tables.plans.get(holder.planId) ?? {};
  expect(items.map(({ entityName }) => entityName)).toEqual([`${number}, ${customerName}`]);
});

takesTransitions('commands/plans/in-bulk');
