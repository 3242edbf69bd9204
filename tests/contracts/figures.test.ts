import { describe, expect, test } from 'vitest';
import type { PlanRow } from '#contracts/plans/plan.ts';
import { scenarioNames } from '#mocks/scenarios/index.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

/** Every plan of a scenario, as the administration lists them. */
async function plansOf({ get }: Backend, token: string): Promise<PlanRow[]> {
  const plans: PlanRow[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await get('listAllPlans', { token, query: { limit: 100, cursor } });
    plans.push(...page.items);
    if (page.nextCursor === cursor) throw new Error('The cursor of the next page is that of this page');
    cursor = page.nextCursor;
  }
  return plans;
}

/** The figures that follow from the lines of a plan, in minor units; no scenario has fees. */
function figuresOfLines({ status, strip }: PlanRow, today: string) {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const isClosed = status === 'SETTLED' || status === 'CANCELLED';
  const owed = isClosed ? [] : strip;
  // Until a plan begins only its down payment is due, and nothing of it is late.
  const due = owed.filter(({ no, dueDate }) => (status === 'PENDING' ? no === 0 : dueDate <= today));
  const late = due.filter(({ dueDate }) => status !== 'PENDING' && dueDate < today);
  const open = (lines: PlanRow['strip']) => sum(lines.map((line) => line.openMinor));
  return {
    total: sum(strip.map(({ totalMinor }) => totalMinor)),
    paid: sum(strip.map((line) => line.totalMinor - line.openMinor)),
    leftToPay: open(owed),
    cancelled: status === 'CANCELLED' ? open(strip) : 0,
    dueNow: open(due),
    overdue: open(late),
  };
}

describe.each(scenarioNames)('the plans of "%s"', (scenario) => {
  test(
    'paid and left to pay sum to the total, and each figure follows from the lines',
    { timeout: 60_000 },
    async () => {
      const backend = await openBackend({ scenario });
      const token = await backend.signIn(people.administrator);
      const { businessDate } = await backend.get('getConfig');
      for (const plan of await plansOf(backend, token)) {
        const expected = figuresOfLines(plan, businessDate);
        const names = Object.keys(expected) as (keyof typeof expected)[]; // its own literal keys
        const shown = Object.fromEntries(names.map((name) => [name, plan[name].amountMinor]));
        expect({ number: plan.number, ...shown }).toEqual({ number: plan.number, ...expected });
        expect(expected.paid + expected.leftToPay + expected.cancelled).toBe(expected.total);
        expect(plan.principalLeft.amountMinor).toBeLessThanOrEqual(expected.leftToPay);
      }
    },
  );
});

test('what a customer owes is the principal left of their open plans', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.administrator);
  const plans = Map.groupBy(await plansOf(backend, token), ({ userId }) => userId);
  const { items } = await backend.get('listUsers', { token, query: { limit: 100 } });
  expect(items.some(({ principalLeft }) => principalLeft.amountMinor > 0)).toBe(true);
  for (const { id, principalLeft } of items) {
    const owed = (plans.get(id) ?? []).reduce((sum, plan) => sum + plan.principalLeft.amountMinor, 0);
    expect([id, principalLeft.amountMinor]).toEqual([id, owed]);
  }
});

test('a customer sees the same figures as the administration', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const rows = await plansOf(backend, await backend.signIn(people.administrator));
  const token = await backend.signIn(people.mira);
  const { items } = await backend.get('listPlans', { token });
  expect(items.length).toBeGreaterThan(1);
  for (const plan of items) {
    const row = rows.find(({ id }) => id === plan.id);
    for (const name of [
      'total',
      'paid',
      'leftToPay',
      'cancelled',
      'dueNow',
      'overdue',
      'principalLeft',
    ] as const)
      expect([plan.number, name, plan[name]]).toEqual([plan.number, name, row?.[name]]);
  }
});
