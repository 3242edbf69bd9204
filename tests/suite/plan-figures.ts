import { expect } from 'vitest';
import type { OperationName } from '#contracts/index.ts';
import type { Plan, PlanRow } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import { people } from '#tests/kit/people.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { figureNames } from './figure-places.ts';

// The figures of a plan follow from the lines of its schedule: docs/domain.md, "Figures of a plan".

const closed: ReadonlySet<string> = new Set(['SETTLED', 'CANCELLED', 'WITHDRAWN']);

/** The sums of the lines of a schedule, late fees included. */
function figuresOf({ lines }: Schedule, { status }: Pick<Plan, 'status'>, today: string) {
  const sum = (some: Schedule['lines'], part: (line: Schedule['lines'][number]) => number) =>
    some.reduce((all, line) => all + part(line), 0);
  const open = (some: Schedule['lines']) => sum(some, (line) => line.openMinor + line.feeOpenMinor);
  const owed = closed.has(status) ? [] : lines;
  // Until a plan begins only its down payment is due, and nothing of it is late.
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

const amountsOf = (plan: Partial<Plan> | undefined) =>
  Object.fromEntries(figureNames.map((figure) => [figure, plan?.[figure]?.amountMinor]));

const linesOf = (lines: readonly PlanRow['strip'][number][]) =>
  lines.map(({ no, dueDate, totalMinor, openMinor }) => ({ no, dueDate, totalMinor, openMinor }));

/** Compares every plan that the administration lists with its schedule, and returns them. */
export async function compareListedPlans(backend: Provider): Promise<readonly PlanRow[]> {
  const { token } = await backend.session(people.administrator);
  const { businessDate } = await backend.get('getConfig');
  const plans = await backend.every('listAllPlans', { token });
  for (const plan of plans) {
    const { id: planId, strip } = plan;
    const schedule = await backend.get('getScheduleAsAdministrator', { token, params: { planId } });
    const expected = figuresOf(schedule, plan, businessDate);
    expect({ planId, ...amountsOf(plan) }).toEqual({ planId, ...expected });
    expect(expected.paid + expected.leftToPay + expected.cancelled).toBe(expected.total);
    expect({ planId, strip: linesOf(strip) }).toEqual({ planId, strip: linesOf(schedule.lines) });
  }
  return plans;
}

/** Who asks for a plan. */
interface Ask {
  readonly customer: string;
  readonly administrator: string;
  readonly userId: string;
  readonly planId: string;
}

/** The figures of one plan in each answer of the contract that has them. */
export const views: Readonly<
  Partial<Record<OperationName, (backend: Provider, ask: Ask) => Promise<Partial<Plan> | undefined>>>
> = {
  async listPlans({ every }, { customer, planId }) {
    return (await every('listPlans', { token: customer })).find(({ id }) => id === planId);
  },
  getPlan: ({ get }, { customer, planId }) => get('getPlan', { token: customer, params: { planId } }),
  async listAllPlans({ every }, { administrator, userId, planId }) {
    const query = { filter: { userId: [userId] } };
    const plans = await every('listAllPlans', { token: administrator, query });
    return plans.find(({ id }) => id === planId);
  },
  getPlanAsAdministrator: ({ get }, { administrator, planId }) =>
    get('getPlanAsAdministrator', { token: administrator, params: { planId } }),
};

/** Compares all answers about one plan with its schedule. */
export async function compareViews(backend: Provider, ask: Ask): Promise<void> {
  const { customer: token, planId } = ask;
  const params = { planId };
  const { businessDate } = await backend.get('getConfig');
  const schedule = await backend.get('getSchedule', { token, params });
  const expected = figuresOf(schedule, await backend.get('getPlan', { token, params }), businessDate);
  expect(expected.paid + expected.leftToPay + expected.cancelled).toBe(expected.total);
  for (const [name, view] of Object.entries(views)) {
    expect({ planId, name, ...amountsOf(await view(backend, ask)) }).toEqual({ planId, name, ...expected });
  }
}

/** The plans of two customers for each state that a plan of theirs has, where the customers can log in. */
export async function plansOfCustomers(
  backend: Provider,
  listed: readonly PlanRow[],
): Promise<readonly Ask[]> {
  const { token } = await backend.session(people.administrator);
  const byStatus = Map.groupBy(listed, ({ status }) => status);
  const owners = new Set(
    [...byStatus.values()].flatMap((plans) => plans.slice(0, 2).map(({ userId }) => userId)),
  );
  const asks: Ask[] = [];
  for (const userId of owners) {
    const user = await backend.get('getUser', { token, params: { userId } });
    if (user.status !== 'ACTIVE') continue;
    const reveal = { params: { userId }, body: { reason: 'A test' } };
    const as = { token, ifMatch: `"${user.version}"` };
    const { phoneE164, email } = await backend.done(200, 'revealUserContacts', reveal, as);
    const { token: customer } = await backend.session(phoneE164 ?? email ?? '');
    const plans = listed.filter((plan) => plan.userId === userId);
    asks.push(...plans.map(({ id }) => ({ customer, administrator: token, userId, planId: id })));
  }
  return asks;
}
