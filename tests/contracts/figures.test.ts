import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { Plan, PlanRow } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import { scenarioNames } from '#mocks/scenarios/index.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { signedInBy } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { figureNames, placesOf } from './figure-places.ts';

/** Every plan of a scenario, as the administration lists them. */
const plansOf = ({ every }: Backend, token: string): Promise<PlanRow[]> => every('listAllPlans', { token });

/** Late fees by line, which the strip does not show. */
type Fees = readonly { readonly no: number; readonly charged: number; readonly paid: number }[];

const feesOf = ({ store }: Backend, id: string): Fees =>
  (store.tables.plans.get(id)?.lines ?? []).map((line) => ({
    no: line.no,
    charged: line.feeChargedMinor - line.feeWaivedMinor,
    paid: line.paidFeeMinor,
  }));

/** The figures that follow from the lines of a plan, in minor units. */
function figuresOfLines({ status, strip }: PlanRow, fees: Fees, today: string) {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const isClosed = status === 'SETTLED' || status === 'CANCELLED' || status === 'WITHDRAWN';
  const feeOf = (no: number) => fees.find((fee) => fee.no === no) ?? { charged: 0, paid: 0 };
  const owed = isClosed ? [] : strip;
  // Until a plan begins only its down payment is due, and nothing of it is late.
  const due = owed.filter(({ no, dueDate }) => (status === 'PENDING' ? no === 0 : dueDate <= today));
  const late = due.filter(({ dueDate }) => status !== 'PENDING' && dueDate < today);
  const open = (lines: PlanRow['strip']) =>
    sum(lines.map(({ no, openMinor }) => openMinor + feeOf(no).charged - feeOf(no).paid));
  return {
    total: sum(strip.map(({ no, totalMinor }) => totalMinor + feeOf(no).charged)),
    paid: sum(strip.map((line) => line.totalMinor - line.openMinor + feeOf(line.no).paid)),
    leftToPay: open(owed),
    cancelled: status === 'CANCELLED' ? open(strip) : 0,
    dueNow: open(due),
    overdue: open(late),
  };
}

describe.each(scenarioNames)('the plans of "%s"', (scenario) => {
  test('paid and left to pay sum to the total, and each figure follows from the lines', async () => {
    const backend = await openBackend({ scenario });
    const token = await backend.signIn(people.administrator);
    const { businessDate } = await backend.get('getConfig');
    const plans = await plansOf(backend, token);
    expect(plans).toHaveLength(backend.store.tables.plans.size);
    for (const plan of plans) {
      const expected = figuresOfLines(plan, feesOf(backend, plan.id), businessDate);
      const names = Object.keys(expected) as (keyof typeof expected)[]; // its own literal keys
      const amounts = Object.fromEntries(names.map((name) => [name, plan[name].amountMinor]));
      expect({ number: plan.number, ...amounts }).toEqual({ number: plan.number, ...expected });
      expect(expected.paid + expected.leftToPay + expected.cancelled).toBe(expected.total);
      expect(plan.principalLeft.amountMinor).toBeLessThanOrEqual(expected.leftToPay);
    }
  });
});

test('a customer owes the principal left of their open plans, in the list and by id', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.administrator);
  const plans = Map.groupBy(await plansOf(backend, token), ({ userId }) => userId);
  const { items } = await backend.get('listUsers', { token, query: { limit: 100 } });
  expect(items.some(({ principalLeft }) => principalLeft.amountMinor > 0)).toBe(true);
  for (const { id, principalLeft } of items) {
    const owed = (plans.get(id) ?? []).reduce((sum, plan) => sum + plan.principalLeft.amountMinor, 0);
    expect([id, principalLeft.amountMinor]).toEqual([id, owed]);
    const details = await backend.get('getUser', { token, params: { userId: id } });
    expect(details.principalLeft).toEqual(principalLeft);
  }
});

/** The figures of one plan in each answer of the contract that has them. */
const views: Readonly<
  Partial<Record<OperationName, (backend: Backend, ask: Ask) => Promise<Partial<Plan> | undefined>>>
> = {
  listPlans: async ({ get }, { customer, planId }) =>
    (await get('listPlans', { token: customer, query: { limit: 100 } })).items.find(
      ({ id }) => id === planId,
    ),
  getPlan: ({ get }, { customer, planId }) => get('getPlan', { token: customer, params: { planId } }),
  listAllPlans: async ({ get }, { administrator, userId, planId }) => {
    const query = { limit: 100, filter: { userId: [userId] } };
    const { items } = await get('listAllPlans', { token: administrator, query });
    return items.find(({ id }) => id === planId);
  },
  getPlanAsAdministrator: ({ get }, { administrator, planId }) =>
    get('getPlanAsAdministrator', { token: administrator, params: { planId } }),
};

interface Ask {
  readonly customer: string;
  readonly administrator: string;
  readonly userId: string;
  readonly planId: string;
}

test('each answer that lists or shows plans is compared below', () => {
  const figureOperations = Object.entries<Endpoint>(contract).flatMap(([name, definition]) => {
    const whole = placesOf(definition).filter(({ figures }) => figures.length === figureNames.length);
    const isOfPlans = whole.some(({ path }) => path === '' || path === 'items[]');
    return isOfPlans && !definition.idempotent && !definition.simulates ? [name] : [];
  });
  expect(figureOperations.toSorted()).toEqual(Object.keys(views).toSorted());
});

/** The sums of the lines of the customer's schedule, late fees included. */
function figuresOfSchedule({ lines }: Schedule, { status }: Pick<Plan, 'status'>, today: string) {
  const sum = (some: Schedule['lines'], part: (line: Schedule['lines'][number]) => number) =>
    some.reduce((all, line) => all + part(line), 0);
  const open = (some: Schedule['lines']) => sum(some, (line) => line.openMinor + line.feeOpenMinor);
  const owed = status === 'SETTLED' || status === 'CANCELLED' ? [] : lines;
  const due = owed.filter(({ no, dueDate }) => (status === 'PENDING' ? no === 0 : dueDate <= today));
  return {
    total: sum(lines, (line) => line.totalMinor + line.feeChargedMinor - line.feeWaivedMinor),
    paid: sum(lines, (line) => line.paidInterestMinor + line.paidPrincipalMinor + line.paidFeeMinor),
    leftToPay: open(owed),
    cancelled: status === 'CANCELLED' ? open(lines) : 0,
    dueNow: open(due),
    overdue: status === 'PENDING' ? 0 : open(due.filter(({ dueDate }) => dueDate < today)),
    principalLeft: sum(
      owed.filter(({ no }) => no > 0),
      (line) => line.principalMinor - line.paidPrincipalMinor,
    ),
  };
}

/** Compares all answers about one plan with its schedule. */
async function compare(backend: Backend, ask: Ask, today: string): Promise<void> {
  const { customer: token, planId } = ask;
  const params = { planId };
  const schedule = await backend.get('getSchedule', { token, params });
  const expected = figuresOfSchedule(schedule, await backend.get('getPlan', { token, params }), today);
  expect(expected.paid + expected.leftToPay + expected.cancelled).toBe(expected.total);
  for (const [name, view] of Object.entries(views)) {
    const plan = await view(backend, ask);
    const amounts = Object.fromEntries(figureNames.map((figure) => [figure, plan?.[figure]?.amountMinor]));
    expect({ planId, name, ...amounts }).toEqual({ planId, name, ...expected });
  }
}

/** The plans whose customers can log in. */
const readablePlans = ({ tables }: Backend['store']) =>
  tables.plans.all().filter(({ userId }) => tables.users.get(userId)?.status !== 'BLOCKED');

/** Two customers for each state that such a plan of the scenario has, signed in. */
async function customersOf({ store, done, newMessage, signIn }: Backend) {
  const administrator = await signIn(people.administrator);
  const byStatus = Map.groupBy(readablePlans(store), ({ status }) => status);
  const owners = new Set(
    [...byStatus.values()].flatMap((plans) => plans.slice(0, 2).map((plan) => plan.userId)),
  );
  const asks: Ask[] = [];
  for (const userId of owners) {
    const contact = store.tables.users.get(userId)?.phoneE164 ?? '';
    const from = { caller: `203.0.113.${asks.length}` }; // one caller may not request codes for so many contacts
    const body = { purpose: 'SIGN_IN', contact } as const;
    const { id: challengeId } = await done(201, 'createChallenge', { body }, from);
    const code = { params: { challengeId }, body: { code: newMessage().code } };
    const customer = signedInBy(await done(200, 'verifyChallenge', code, from)).token;
    for (const { id: planId } of store.tables.plans.by('userId', userId))
      asks.push({ customer, administrator, userId, planId });
  }
  return asks;
}

describe.each(scenarioNames)('the plans of customers in "%s"', (scenario) => {
  test('have the same figures in each answer of customers and administrators', async () => {
    const backend = await openBackend({ scenario });
    const { businessDate } = await backend.get('getConfig');
    const asks = await customersOf(backend);
    expect(asks.length === 0).toBe(readablePlans(backend.store).length === 0);
    for (const ask of asks) await compare(backend, ask, businessDate);
  });
});

test('late fees that are charged, waived and paid count in each of them', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const { businessDate } = await backend.get('getConfig');
  const asks = await customersOf(backend);
  const ask = asks.find(({ planId }) => {
    const plan = backend.store.tables.plans.get(planId);
    return plan?.status === 'OVERDUE';
  });
  const plan = backend.store.tables.plans.get(ask?.planId ?? '');
  if (!ask || !plan) throw new Error('The scenario has no plan that is overdue.');
  const fees = { feeChargedMinor: 800, feeWaivedMinor: 250, paidFeeMinor: 100 };
  const late = plan.lines.findIndex(({ dueDate, paidOn }) => paidOn === null && dueDate < businessDate);
  const withFees = (given: Partial<(typeof plan.lines)[number]>) =>
    backend.store.transact(({ tables }) => {
      const lines = plan.lines.map((line, at) => (at === late ? { ...line, ...given } : line));
      tables.plans.replace({ ...plan, lines });
    });
  await withFees({ feeChargedMinor: 0 });
  const before = await backend.get('getPlan', { token: ask.customer, params: { planId: plan.id } });
  await withFees(fees);
  await compare(backend, ask, businessDate);
  const after = await backend.get('getPlan', { token: ask.customer, params: { planId: plan.id } });
  const grown = (name: 'total' | 'paid' | 'leftToPay' | 'dueNow' | 'overdue' | 'fees') =>
    after[name].amountMinor - before[name].amountMinor;
  expect(grown('total')).toBe(550);
  expect(grown('fees')).toBe(550);
  expect(grown('paid')).toBe(100);
  for (const name of ['leftToPay', 'dueNow', 'overdue'] as const) expect(grown(name)).toBe(450);
});
