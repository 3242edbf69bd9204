import { beforeAll, describe, expect, test } from 'vitest';
import { FigureName, type FigureValue } from '#contracts/dashboard/figure.ts';
import type { Period } from '#contracts/dashboard/period.ts';
import { runningPlanStates } from '#contracts/plans/states.ts';
import { figures } from '#src/administration/dashboard/figures.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { businessDate, DAY } from '#mocks/time/business-time.ts';
import { daysBetween } from '#mocks/rules/calendar.ts';
import { people } from '#tests/kit/people.ts';
import { CHANGED_PLANS, openState } from './changed-plans.ts';
import { fellDue, listAt, minor, type Row, rowsAt, sum } from './rows-at.ts';

// A figure counts or sums the rows that its tile opens: recomputed here from every row of the list at that address.

const bps = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 10_000) / whole));

/** Each figure from the rows of its list; a share may need those of a second one. */
const fromRows: Readonly<
  Record<
    FigureName,
    (rows: readonly Row[], at: (address: string) => Promise<Row[]>, today: string, period: Period) => unknown
  >
> = {
  gmv: (rows) => sum(rows, minor('total')),
  collected: (rows) => sum(rows, minor('amount')),
  refunded: (rows) => sum(rows, minor('refundedTotal')),
  outstanding: (rows) => sum(rows, minor('principalLeft')),
  'due-today': (rows) => sum(rows, minor('dueNow')),
  'collection-rate': (rows, _at, _today, period) => {
    const lines = fellDue(rows, period);
    const due = lines.reduce((all, { totalMinor }) => all + totalMinor, 0);
    return bps(due - lines.reduce((all, { openMinor }) => all + openMinor, 0), due);
  },
  'on-time-rate': (rows) =>
    bps(
      sum(rows, (row) => Number(row['instalmentsOnTime'])),
      sum(rows, (row) => Number(row['instalmentsDue'])),
    ),
  par30: async (rows, at) =>
    bps(
      sum(rows, minor('principalLeft')),
      sum(await at(paths.administrationPlans({ status: runningPlanStates })), minor('principalLeft')),
    ),
  'authorisation-rate': (rows) =>
    bps(
      sum(rows, (row) => Number(row['firstAttempt'] === 'SUCCEEDED')),
      rows.length,
    ),
  'approval-rate': (rows) =>
    bps(
      sum(rows, (row) => Number(row['budgetDecision'] === 'APPROVED')),
      rows.length,
    ),
  'approvals-waiting': (rows) => rows.length,
  'collateral-waiting': (rows, _at, today) =>
    rows.length === 0
      ? null
      : Math.max(...rows.map((row) => daysBetween(businessDate(String(row['waitingSince'])), today))),
  'cards-redeemed': (rows) => rows.length,
  'messages-delivered': (rows) => sum(rows, (row) => Number(Object(row['stats']).delivered)),
};

function numberOf(value: FigureValue): number | null {
  if (value.unit === 'MONEY') return value.amount.amountMinor;
  if (value.unit === 'COUNT') return value.count;
  return value.unit === 'DAYS' ? value.days : value.shareBps;
}

describe.each(['happy', 'one-of-each', 'overdue-fee', 'defaulted', 'no-data', CHANGED_PLANS])(
  'in the scenario %s',
  (scenario) => {
    let backend: Backend;
    let token: string;
    beforeAll(async () => {
      backend = await openState(scenario);
      token = await backend.signIn(people.administrator);
    });

    test.each(FigureName.options)('%s is the count or sum of the rows that its tile opens', async (name) => {
      for (const days of [7, 28, 300]) {
        const figure = await backend.get('getFigure', { token, params: { figure: name }, query: { days } });
        const { businessDate: today } = await backend.get('getConfig', {});
        const at = (address: string) => rowsAt(backend, token, address);
        const rows = await at(figures[name].rows(figure.period, today));
        expect(numberOf(figure.value), `${days} days`).toEqual(
          await fromRows[name](rows, at, today, figure.period),
        );
        if (figure.measures === 'NOW') continue;
        const earlier = await at(figures[name].rows(figure.previous, today));
        expect(numberOf(figure.before), `${days} days before`).toEqual(
          await fromRows[name](earlier, at, today, figure.previous),
        );
      }
    });

    test.each([
      ['gmv', 'total'],
      ['collected', 'amount'],
      ['refunded', 'refundedTotal'],
      ['outstanding', 'principalLeft'],
      ['due-today', 'dueNow'],
    ] as const)('%s is the total of %s below the list that its tile opens', async (name, amount) => {
      const figure = await backend.get('getFigure', { token, params: { figure: name } });
      const { businessDate: today } = await backend.get('getConfig', {});
      const { sums } = await listAt(backend, token, figures[name].rows(figure.period, today));
      const euros = Array.from<unknown, unknown>(Object(sums)[amount], Object).filter(
        (each) => Object(each).currency === 'EUR',
      );
      expect(euros).toEqual(euros.length === 0 ? [] : [Object(figure.value).amount]);
      if (euros.length === 0) expect(numberOf(figure.value)).toBe(0);
    });

    test.each(FigureName.options)('the trend of %s ends where the figure is', async (name) => {
      const { value, trend, measures } = await backend.get('getFigure', { token, params: { figure: name } });
      expect(trend).toHaveLength(28);
      if (measures === 'NOW') expect(trend.at(-1)?.value).toEqual(value);
      if (value.unit === 'MONEY' && measures === 'PERIOD') {
        expect(trend.reduce((all, step) => all + Number(numberOf(step.value)), 0)).toBe(
          value.amount.amountMinor,
        );
      }
    });
  },
);

test.each(['happy', 'one-of-each', CHANGED_PLANS])(
  'a figure of the present is compared with what it was before the period: %s',
  async (scenario) => {
    const backend = await openState(scenario);
    const present = async (days: number) => {
      const token = await backend.signIn(people.administrator);
      const { figures: all } = await backend.get('getFigures', { token, query: { days } });
      return all.flatMap(({ figure }) => (figure?.measures === 'NOW' ? [figure] : []));
    };
    const start = backend.store.clock.now();
    await backend.wait(Date.parse(`${businessDate(start)}T22:30:00Z`) - Date.parse(start)); // shortly before midnight
    const then = await present(30);
    await backend.wait(30 * DAY);
    const now = await present(30);
    expect(now.length).toBeGreaterThan(5);
    expect(now.map(({ name, before }) => [name, before])).toEqual(
      then.map(({ name, value }) => [name, value]),
    );
  },
);

test('the share that was paid ignores payments ahead until an instalment is due', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend);
  await customer.until('2027-01-20');
  await customer.prepays(300_00, 'LOWER_INSTALMENT');
  const shareOn = async (day: string) => {
    await customer.until(day);
    const token = await backend.signIn(people.administrator);
    const call = { token, params: { figure: 'collection-rate' }, query: { days: 28 } } as const;
    return (await backend.get('getFigure', call)).value;
  };
  expect(await shareOn('2027-01-20')).toEqual({ unit: 'SHARE', shareBps: null });
  expect(await shareOn('2027-02-11')).toEqual({ unit: 'SHARE', shareBps: 0 });
});
