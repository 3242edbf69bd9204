import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';

const reason = 'Short-time work until the summer';

/** The worked example on 17 February: the first instalment is 7 days late and has cost 8.00. */
async function late() {
  const backend = await openBackend();
  const holder = await planHolder(backend);
  await holder.until('2027-02-17');
  const token = await backend.signIn(administrators.COLLECTIONS);
  const { params, planId } = holder;
  const ifMatch = () => `"${backend.store.tables.plans.get(planId)?.version}"`;
  const details = () => backend.done(200, 'getPlanAsAdministrator', { params }, { token });
  const spreads = (months: number, arrears: 'NEXT' | 'SPREAD') =>
    backend.done(
      200,
      'reschedulePlanAsAdministrator',
      { params, body: { months, arrears, reason } },
      { token, ifMatch: ifMatch() },
    );
  const extendsBy = (days: number) =>
    backend.done(200, 'extendPlan', { params, body: { days, reason } }, { token, ifMatch: ifMatch() });
  const events = () => backend.store.tables.auditEvents.by('entityId', planId);
  const instalments = async () =>
    (await holder.schedule()).lines
      .filter(({ no, openMinor }) => no > 0 && openMinor > 0)
      .map(({ dueDate, totalMinor }) => [dueDate, totalMinor]);
  return { backend, holder, token, details, spreads, extendsBy, events, instalments, params };
}

/**
 * 902.61 bear 7 of the 28 days until 10 March, 1.32, and 1,080.00 the other 21, because late principal bears none: over five
 * months that is 219.74 each, with 18.70 of interest. 6.30 were due and are unpaid.
 */
test('arrears are spread over the remaining months in equal parts', async () => {
  const { details, spreads, instalments, events } = await late();
  const before = await details();
  expect(before).toMatchObject({ status: 'OVERDUE', total: { amountMinor: 1230_16 } });
  const after = await spreads(5, 'SPREAD');
  expect(await instalments()).toEqual([
    ['2027-03-10', 219_74 + 1_26],
    ['2027-04-10', 219_74 + 1_26],
    ['2027-05-10', 219_74 + 1_26],
    ['2027-06-10', 219_74 + 1_26],
    ['2027-07-10', 219_74 + 1_26],
  ]);
  expect(after).toMatchObject({
    status: 'ACTIVE',
    daysPastDue: 0,
    totalInterest: { amountMinor: 18_70 + 6_30 },
    total: { amountMinor: 1200_00 + 18_70 + 6_30 + 8_00 },
    feeOpen: { amountMinor: 8_00 },
    reschedules: { used: 1 },
  });
  const event = events().find(({ action }) => action === 'plan.rescheduled');
  expect(event).toMatchObject({ reason, actor: { kind: 'ADMINISTRATOR' } });
});

test('late interest can be due as a whole with the next instalment', async () => {
  const { spreads, instalments } = await late();
  await spreads(8, 'NEXT');
  const [first, second] = await instalments();
  expect([first, second]).toEqual([
    ['2027-03-10', 138_54 + 6_30],
    ['2027-04-10', 138_54],
  ]);
});

test('a simulation answers the same and changes nothing', async () => {
  const { backend, token, params, details, spreads } = await late();
  const before = await details();
  const body = { months: 5, arrears: 'SPREAD', reason } as const;
  const preview = await backend.done(200, 'simulateReschedule', { params, body }, { token });
  expect(await details()).toEqual(before);
  const done = await spreads(5, 'SPREAD');
  expect(preview).toEqual(done);
});

test('moved due dates keep the amounts, and the plan is no longer late', async () => {
  const { backend, holder, extendsBy, instalments, events } = await late();
  const after = await extendsBy(14);
  expect(await instalments()).toEqual([
    ['2027-02-24', 183_69],
    ['2027-03-24', 183_69],
    ['2027-04-24', 183_69],
    ['2027-05-24', 183_69],
    ['2027-06-24', 183_69],
    ['2027-07-24', 183_71],
  ]);
  expect(after).toMatchObject({ status: 'ACTIVE', total: { amountMinor: 1230_16 } });
  expect(await holder.schedule()).toMatchObject({
    version: 2,
    reason: 'EXTENSION',
    earlier: [{ version: 1 }],
  });
  expect(events().find(({ action }) => action === 'plan.extended')).toMatchObject({ reason });
  const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
  expect(items.find(({ title }) => title === 'Your due dates are later')?.body).toContain('24 Feb');
  // The fee of a line is charged once, however late it is again.
  await holder.until('2027-03-03');
  expect(await holder.plan()).toMatchObject({ status: 'OVERDUE', fees: { amountMinor: 8_00 } });
});

/** 17 of the 31 days from 24 March: R(724.19 x 7 % / 12 x 17 / 31) = 2.32. */
test('accrued interest is based on the length of the changed period', async () => {
  const { backend, holder, extendsBy, params } = await late();
  await extendsBy(14);
  await holder.until('2027-03-24');
  await holder.pays(367_38);
  await holder.until('2027-04-10');
  const quote = await backend.done(200, 'quoteSettlement', { params, body: { on: null } }, holder.as);
  expect(quote).toMatchObject({
    principal: { amountMinor: 724_19 },
    accruedInterest: { amountMinor: 2_32 },
    fees: { amountMinor: 8_00 },
  });
});

/** 1,080.00, 38 of 45 days of 6.30, and the fee: R(1080 x 7 % / 12 x 38 / 45) = 5.32. */
test('a plan whose dates have moved is paid off with its late fee', async () => {
  const { backend, holder, extendsBy } = await late();
  await extendsBy(14);
  expect(await holder.settles(1093_32)).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
  expect(await holder.plan()).toMatchObject({ status: 'SETTLED', leftToPay: { amountMinor: 0 } });
  expect(backend.store.tables.users.get(holder.userId)?.walletBalance.amountMinor).toBe(0);
});

test('a rescheduled plan is due on the moved day of the month', async () => {
  const { extendsBy, spreads, instalments } = await late();
  await extendsBy(14);
  await spreads(3, 'NEXT');
  expect((await instalments()).map(([day]) => day)).toEqual(['2027-02-24', '2027-03-24', '2027-04-24']);
});

test('support waives fees but neither changes a schedule nor writes a plan off', async () => {
  const { backend, params } = await late();
  const token = await backend.signIn(administrators.SUPPORT);
  const { actions } = await backend.done(200, 'getPlanAsAdministrator', { params }, { token });
  const deniedActions = actions.filter(({ reason: why }) => why?.startsWith('Your role Support can’t '));
  expect(deniedActions.map(({ action }) => action)).toEqual(['reschedule', 'extend', 'write-off']);
});
