import type { EntityState } from '#contracts/mock-control.ts';
import { demoDeed } from '#mocks/core/demo-deed.ts';
import { problem, type Problem } from '#mocks/core/handler-result.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import type { tables, Writes } from '#mocks/resources/tables.ts';
import type { Store } from '#mocks/store/store.ts';

/** Gives an entity another state without the steps that lead to it, and what the contract says of every such state. */
export const putIntoState = (store: Store<typeof tables>, wanted: EntityState): Promise<Problem | null> =>
  store.transact(
    ({ tables: writes }) =>
      replaced(writes, wanted)
        ? null
        : problem('not-found', `There is no such ${wanted.entity}.`, { entity: wanted.entity }),
    demoDeed('setMockState'),
  );

/** Returns whether there is such a row. */
function replaced(writes: Writes, { entity, id, state }: EntityState): boolean {
  switch (entity) {
    case 'administrator':
      return change(writes.administrators, id, (row) => ({ ...row, status: state }));
    case 'approval':
      return change(writes.approvals, id, (row) => ({ ...row, status: state }));
    case 'batch':
      return change(writes.batches, id, (row) => ({
        ...row,
        // The counts of a batch include all of its cards, except while they are being created.
        counts: Object.values(row.counts).every((count) => count === 0)
          ? { ...row.counts, created: row.quantity }
          : row.counts,
        status: state,
      }));
    case 'collateral':
      return change(writes.collaterals, id, (row) => ({ ...row, status: state }));
    case 'discount':
      return change(writes.discounts, id, (row) => ({ ...row, status: state }));
    case 'job':
      return change(writes.jobs, id, (row) => ({ ...row, status: state }));
    case 'notification':
      return change(writes.notifications, id, (row) => ({ ...row, status: state }));
    case 'order':
      return change(writes.orders, id, (row) => ({ ...row, status: state }));
    case 'payment':
      return change(writes.payments, id, (row) => ({
        ...row,
        // A payment that was made is allocated.
        allocations: [
          {
            lineNo: 0,
            component: 'PRINCIPAL' as const,
            amount: { amountMinor: row.amount, currency: row.currency },
          },
        ],
        status: state,
      }));
    case 'plan':
      return change(writes.plans, id, (row) => ({
        ...row,
        // A closed plan owes nothing, and a plan that has not started has no first day.
        ...(isOpen(state) ? {} : { principalLeft: 0 }),
        ...(state === 'PENDING' ? { activatedOn: null } : {}),
        status: state,
      }));
    case 'scratchcard':
      return change(writes.scratchcards, id, (row) => ({ ...row, status: state }));
    case 'user':
      return change(writes.users, id, (row) => ({ ...row, status: state }));
  }
}

interface Rows<Row> {
  readonly get: (id: string) => Row | undefined;
  readonly replace: (row: Row) => unknown;
}

function change<Row>(table: Rows<Row>, id: string, changed: (row: Row) => Row): boolean {
  const row = table.get(id);
  if (row === undefined) return false;
  table.replace(changed(row));
  return true;
}
