import { expect, test } from 'vitest';
import { auditOf, planOf } from '#tests/kit/administered.ts';
import { administrators } from '#tests/kit/people.ts';
import { sentTexts } from '#tests/kit/provider.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const reason = 'The flood in the valley';

/** The worked example on 17 February, late by 7 days. */
async function late(role: keyof typeof administrators) {
  const backend = await opened('new-user');
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
  const line = async () => (await holder.schedule()).lines[1];
  return { backend, holder, as, ends, line };
}

test('startPlansJob waives all late fees, with the reason of the job', async () => {
  const { backend, ends, line, holder } = await late('SUPPORT');
  expect(await ends('waive', null, true)).toEqual(['SUCCEEDED']);
  expect((await line())?.feeWaivedMinor).toBe(0);
  expect(await ends('waive', null)).toEqual(['SUCCEEDED']);
  expect((await line())?.feeWaivedMinor).toBe(8_00);
  const events = await auditOf(backend, holder.planId);
  expect(events.find(({ action }) => action === 'plan.fee-waived')).toMatchObject({ reason });
  expect(await ends('waive', null)).toEqual(['invalid-transition']);
});

test('startPlansJob reminds a customer once a day, in the inbox and by a message', async () => {
  const { backend, ends, holder } = await late('SUPPORT');
  await sentTexts(backend);
  expect(await ends('remind', null)).toEqual(['SUCCEEDED']);
  expect(await ends('remind', null)).toEqual(['invalid-transition']);
  // 183.69 and the late fee of 8.00
  const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
  expect(items.filter(({ title }) => title.includes('191.69'))).toHaveLength(1);
  expect((await sentTexts(backend)).some((text) => text.includes('191.69'))).toBe(true);
});

test('startPlansJob moves due dates for roles that may change schedules', async () => {
  const support = await late('SUPPORT');
  const body = { action: 'extend', days: 14, dryRun: true, target: { ids: [support.holder.planId] }, reason };
  await support.backend.rejected('forbidden', 'startPlansJob', { body } as never, support.as);
  const collections = await late('COLLECTIONS');
  expect(await collections.ends('extend', 14)).toEqual(['SUCCEEDED']);
  expect((await collections.line())?.dueDate).toBe('2027-02-24');
  await collections.backend.rejected(
    'validation-failed',
    'startPlansJob',
    { body: { ...body, days: null } } as never,
    collections.as,
  );
});

test('listJobResults of startPlansJob names the customer of each plan', async () => {
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
  const { number, customerName } = await planOf(backend, holder.planId);
  expect(items.map(({ entityName }) => entityName)).toEqual([`${number}, ${customerName}`]);
});

watching?.transitions('suite/behaviour/plans/in-bulk');
