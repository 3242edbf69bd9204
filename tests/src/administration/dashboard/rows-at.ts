import { expect } from 'vitest';
import type { OperationName } from '#contracts/index.ts';
import type { Period } from '#contracts/dashboard/period.ts';
import type { StripSegment } from '#contracts/plans/schedule.ts';
import type { QueryArguments } from '#contracts/query.ts';
import { approvalList } from '#src/administration/approvals/list.tsx';
import { collateralList } from '#src/administration/collateral/list.tsx';
import { notificationList } from '#src/administration/notifications/list.tsx';
import { orderList } from '#src/administration/orders/list.tsx';
import { paymentList } from '#src/administration/payments/list.tsx';
import { batchList } from '#src/administration/batches/list.tsx';
import { planList } from '#src/administration/plans/list.tsx';
import { scratchcardList } from '#src/administration/scratchcards/list.tsx';
import { userList } from '#src/administration/users/list.tsx';
import { choiceFilter } from '#src/kits/lists/filters/filter.ts';
import { queryOf, readListView } from '#src/kits/lists/list-url.ts';
import type { Backend } from '#tests/kit/backend.ts';

export type Row = Readonly<Record<string, unknown>>;

const lists = [
  { operation: 'listAllOrders', list: orderList },
  { operation: 'listAllPayments', list: paymentList },
  { operation: 'listAllPlans', list: planList },
  { operation: 'listApprovals', list: approvalList },
  { operation: 'listAllCollaterals', list: collateralList },
  { operation: 'listAllScratchcards', list: scratchcardList },
  { operation: 'listNotifications', list: notificationList },
  { operation: 'listBatches', list: batchList },
  { operation: 'listUsers', list: userList },
] as const satisfies readonly { readonly operation: OperationName; readonly list: object }[];

/** A filter that the lists have once the offers have been fetched. */
const offers = choiceFilter('offerCode', 'Offer', { PAY4: '', STD6: '', STD12: '', SEC24: '', SEC36: '' });

/** The calendar is not used, because every address has its days written out. */
const calendar = { today: '2000-01-01', timeZone: 'Europe/Berlin' };

/** Every row of the list at an address, through its own filters, and the totals that it shows below them. */
export async function listAt({ ask }: Backend, token: string, address: string) {
  const { pathname, searchParams } = new URL(address, 'https://app.test');
  const listEntry = lists.find(({ list }) => list.path === pathname);
  if (!listEntry) throw new Error(`No list is at ${address}`);
  const { operation, list } = listEntry;
  const rules = { paging: list.endpoint.paging, filters: [...list.filters, offers] };
  const view = readListView(searchParams, rules);
  const parameters = new Set(searchParams.keys());
  if (parameters.delete('sort')) expect(view.sort).toBe(searchParams.get('sort'));
  expect(Object.keys(view.filter).toSorted()).toEqual([...parameters].toSorted());
  const rows: Row[] = [];
  let sums: unknown;
  for (let cursor: string | undefined; ;) {
    const query: QueryArguments = {
      ...queryOf({ ...view, limit: 100 }, rules, calendar),
      ...(cursor && { cursor }),
    };
    const { status, body } = await ask(operation, { token, query });
    expect(status, address).toBe(200);
    const page = Object(body);
    rows.push(...page.items);
    sums = page.sums;
    if (page.nextCursor === null) return { rows, sums };
    cursor = page.nextCursor;
  }
}

export async function rowsAt(backend: Backend, token: string, address: string): Promise<Row[]> {
  return (await listAt(backend, token, address)).rows;
}

export const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((all, row) => all + of(row), 0);
/** Figures and charts leave out amounts in another currency. */
export const minor = (name: string) => (row: Row) => {
  const { amountMinor, currency } = Object(row[name]);
  return currency === 'EUR' ? Number(amountMinor) : 0;
};

const segmentsOf = (row: Row): StripSegment[] => Array.from(Object(row['strip']));

/** A line with one of these states is open in a plan that has closed. */
const closed: ReadonlySet<string> = new Set(['PAID', 'CANCELLED']);

/** The instalments of plans that fell due in a period; payments ahead, settlements and withdrawals are none. */
export const fellDue = (plans: readonly Row[], { from, to }: Period): StripSegment[] =>
  plans
    .filter((row) => Object(row['leftToPay']).currency === 'EUR')
    .flatMap((row) =>
      segmentsOf(row).filter(
        ({ no, kind, dueDate, openMinor, status }) =>
          no > 0 &&
          kind === 'SCHEDULED' &&
          from <= dueDate &&
          dueDate <= to &&
          (openMinor === 0 || !closed.has(status)),
      ),
    );
