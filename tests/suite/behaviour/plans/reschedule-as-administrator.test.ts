import { expect, test } from 'vitest';
import { accountOf, auditOf } from '#tests/kit/administered.ts';
import { administrators } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

const reason = 'Short-time work until the summer';

/** The worked example on 17 February: the first instalment is 7 days late and has cost 8.00. */
async function late() {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.until('2027-02-17');
  const token = await backend.signIn(administrators.COLLECTIONS);
  const { params, planId } = holder;
  const details = () => backend.done(200, 'getPlanAsAdministrator', { params }, { token });
  const as = async () => ({ token, ifMatch: `"${(await details()).version}"` });
  const spreads = async (months: number, arrears: 'NEXT' | 'SPREAD') =>
    backend.done(
      200,
      'reschedulePlanAsAdministrator',
      { params, body: { months, arrears, reason } },
      await as(),
    );
  const extendsBy = async (days: number) =>
    backend.done(200, 'extendPlan', { params, body: { days, reason } }, await as());
  const events = () => auditOf(backend, planId);
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
test('reschedulePlanAsAdministrator: arrears are spread over the remaining months in equal parts', async () => {
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
  const event = (await events()).find(({ action }) => action === 'plan.rescheduled');
  expect(event).toMatchObject({ reason, actor: { kind: 'ADMINISTRATOR' } });
});

test('reschedulePlanAsAdministrator: late interest can be due as a whole with the next instalment', async () => {
  const { spreads, instalments } = await late();
  await spreads(8, 'NEXT');
  const [first, second] = await instalments();
  expect([first, second]).toEqual([
    ['2027-03-10', 138_54 + 6_30],
    ['2027-04-10', 138_54],
  ]);
});

test('simulateReschedule answers the same and changes nothing', async () => {
  const { backend, token, params, details, spreads } = await late();
  const before = await details();
  const body = { months: 5, arrears: 'SPREAD', reason } as const;
  const preview = await backend.done(200, 'simulateReschedule', { params, body }, { token });
  expect(await details()).toEqual(before);
  const done = await spreads(5, 'SPREAD');
  expect(preview).toEqual(done);
});

test('extendPlan: moved due dates keep the amounts, and the plan is no longer late', async () => {
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
  expect((await events()).find(({ action }) => action === 'plan.extended')).toMatchObject({ reason });
  const { items } = await backend.done(200, 'listInbox', { query: {} }, holder.as);
  expect(items.filter(({ body }) => body.includes('24 Feb'))).toHaveLength(1);
  // The fee of a line is charged once, however late it is again.
  await holder.until('2027-03-03');
  expect(await holder.plan()).toMatchObject({ status: 'OVERDUE', fees: { amountMinor: 8_00 } });
});

/** 17 of the 31 days from 24 March: R(724.19 x 7 % / 12 x 17 / 31) = 2.32. */
test('extendPlan: accrued interest is based on the length of the changed period', async () => {
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
test('extendPlan: a plan whose dates have moved is paid off with its late fee', async () => {
  const { backend, holder, extendsBy } = await late();
  await extendsBy(14);
  expect(await holder.settles(1093_32)).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
  expect(await holder.plan()).toMatchObject({ status: 'SETTLED', leftToPay: { amountMinor: 0 } });
  expect((await accountOf(backend, holder.userId)).walletBalance.amountMinor).toBe(0);
});

test('reschedulePlanAsAdministrator after extendPlan is due on the moved day of the month', async () => {
  const { extendsBy, spreads, instalments } = await late();
  await extendsBy(14);
  await spreads(3, 'NEXT');
  expect((await instalments()).map(([day]) => day)).toEqual(['2027-02-24', '2027-03-24', '2027-04-24']);
});

test('getPlanAsAdministrator: support waives fees but does not change a schedule', async () => {
  const { backend, params, details } = await late();
  const allowedActions = (await details()).actions.filter(({ allowed }) => allowed);
  const token = await backend.signIn(administrators.SUPPORT);
  const { actions } = await backend.done(200, 'getPlanAsAdministrator', { params }, { token });
  const allowed = actions.filter((one) => one.allowed).map(({ action }) => action);
  expect(allowed).toContain('waive-fees');
  const denied = allowedActions.map(({ action }) => action).filter((action) => !allowed.includes(action));
  expect(denied).toEqual(expect.arrayContaining(['reschedule', 'extend']));
});
