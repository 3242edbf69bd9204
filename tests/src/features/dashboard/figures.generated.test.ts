import { beforeAll, describe, expect, test } from 'vitest';
import { FigureName, type FigureValue } from '#contracts/dashboard/figures.ts';
import type { OperationName } from '#contracts/index.ts';
import type { QueryArguments } from '#contracts/query.ts';
import { approvalList } from '#src/features/approvals/list.tsx';
import { figures, runningPlans } from '#src/features/dashboard/figures.ts';
import { notificationList } from '#src/features/notifications/list.tsx';
import { cardList } from '#src/features/scratchcards/card-list.tsx';
import { orderList } from '#src/features/orders/list.tsx';
import { paymentList } from '#src/features/payments/list.tsx';
import { planList } from '#src/features/plans/list.tsx';
import { queryOf, readListView } from '#src/lists/list-url.ts';
import { paths } from '#src/platform/paths.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

// A figure is made of the rows that its tile opens: computed here from every row of the list at that address.

type Row = Readonly<Record<string, unknown>>;

const lists = [
  { operation: 'listAllOrders', list: orderList },
  { operation: 'listAllPayments', list: paymentList },
  { operation: 'listAllPlans', list: planList },
  { operation: 'listApprovals', list: approvalList },
  { operation: 'listAllScratchcards', list: cardList },
  { operation: 'listNotifications', list: notificationList },
] as const satisfies readonly { readonly operation: OperationName; readonly list: object }[];

/** Every address has its days written out. */
const calendar = { today: '2000-01-01', timeZone: 'Europe/Berlin' };

async function rowsAt({ ask }: Backend, token: string, address: string): Promise<Row[]> {
  const { pathname, searchParams } = new URL(address, 'https://app.test');
  const found = lists.find(({ list }) => list.path === pathname);
  if (!found) throw new Error(`No list is at ${address}`);
  const { operation, list } = found;
  const rules = { paging: list.endpoint.paging, filters: list.filters };
  const view = readListView(searchParams, rules);
  expect(Object.keys(view.filter).toSorted()).toEqual([...new Set(searchParams.keys())].toSorted());
  const rows: Row[] = [];
  for (let cursor: string | undefined; ;) {
    const query: QueryArguments = {
      ...queryOf({ ...view, limit: 100 }, rules, calendar),
      ...(cursor && { cursor }),
    };
    const { status, body } = await ask(operation, { token, query });
    expect(status, address).toBe(200);
    const page = Object(body);
    rows.push(...page.items);
    if (page.nextCursor === null) return rows;
    cursor = page.nextCursor;
  }
}

const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0);
const minor = (name: string) => (row: Row) => Number(Object(row[name]).amountMinor);
const bps = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 10_000) / whole));

/** Each figure from the rows of its list; a share may need those of a second one. */
const fromRows: Readonly<
  Record<FigureName, (rows: readonly Row[], at: (address: string) => Promise<Row[]>) => unknown>
> = {
  gmv: (rows) => sum(rows, minor('total')),
  collected: (rows) => sum(rows, minor('amount')),
  outstanding: (rows) => sum(rows, minor('principalLeft')),
  'due-today': (rows) => sum(rows, (row) => Number(Object(row['next']).amount.amountMinor)),
  'on-time-rate': (rows) =>
    bps(
      sum(rows, (row) => Number(row['instalmentsOnTime'])),
      sum(rows, (row) => Number(row['instalmentsDue'])),
    ),
  par30: async (rows, at) =>
    bps(
      sum(rows, minor('principalLeft')),
      sum(await at(paths.administrationInstallments({ status: runningPlans })), minor('principalLeft')),
    ),
  'authorisation-rate': (rows) =>
    bps(
      sum(rows, (row) => Number(row['firstAttempt'] === 'SUCCEEDED')),
      rows.length,
    ),
  'approvals-waiting': (rows) => rows.length,
  'cards-redeemed': (rows) => rows.length,
  'messages-delivered': (rows) => sum(rows, (row) => Number(Object(row['stats']).delivered)),
};

const numberOf = (value: FigureValue) =>
  value.unit === 'MONEY' ? value.amount.amountMinor : value.unit === 'COUNT' ? value.count : value.shareBps;

describe.each(['happy', 'one-of-each', 'overdue-fee', 'defaulted', 'no-data'])(
  'in the scenario %s',
  (scenario) => {
    let backend: Backend;
    let token: string;
    beforeAll(async () => {
      backend = await openBackend({ scenario, running: true });
      token = await backend.signIn(people.administrator);
    });

    test.each(FigureName.options)('%s is the count or sum of the rows that its tile opens', async (name) => {
      for (const days of [7, 28, 300]) {
        const figure = await backend.get('getFigure', { token, params: { figure: name }, query: { days } });
        const { businessDate } = await backend.get('getConfig', {});
        const at = (address: string) => rowsAt(backend, token, address);
        const rows = await at(figures[name].rows(figure.period, businessDate));
        expect(numberOf(figure.value), `${days} days`).toEqual(await fromRows[name](rows, at));
      }
    });

    test.each(FigureName.options)('the trend of %s ends where the figure is', async (name) => {
      const { value, trend, measures } = await backend.get('getFigure', { token, params: { figure: name } });
      expect(trend).toHaveLength(28);
      if (measures === 'NOW' && name !== 'due-today') expect(trend.at(-1)?.value).toEqual(value);
      if (value.unit === 'MONEY' && measures === 'PERIOD') {
        expect(trend.reduce((all, step) => all + Number(numberOf(step.value)), 0)).toBe(
          value.amount.amountMinor,
        );
      }
    });
  },
);
