import type { PlanStatus } from '#contracts/plans/plan.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import type { Backend } from '#tests/kit/backend.ts';

/** The resources whose state a test can set. */
export type Stored =
  | 'administrator'
  | 'approval'
  | 'notification'
  | 'batch'
  | 'scratchcard'
  | 'collateral'
  | 'job'
  | 'order'
  | 'payment'
  | 'plan'
  | 'user';

/** Gives the resource another state, without the steps that lead to it. */
export function putInto({ store }: Backend, entity: Stored, id: string, state: string): Promise<void> {
  return store.transact(({ tables }) => {
    const table = entity === 'batch' ? tables.batches : tables[`${entity}s`];
    const row = Object(table.get(id));
    const { amount, currency } = row;
    // The contract says that a payment that was made is allocated.
    const paid = {
      allocations: [{ lineNo: 0, component: 'PRINCIPAL', amount: { amountMinor: amount, currency } }],
    };
    // A closed plan owes nothing, and a plan that has not started has no first day.
    const plan = {
      ...(isOpen(state as PlanStatus) ? {} : { principalLeft: 0 }),
      ...(state === 'PENDING' ? { activatedOn: null } : {}),
    };
    // The counts of a batch include all of its cards, except while they are being created.
    const batch = { counts: { ...row.counts, created: row.quantity }, quantity: row.quantity };
    const fitting = {
      payment: paid,
      plan,
      ...(row.counts && Object.values(row.counts).every((n) => n === 0) ? { batch } : {}),
    };
    table.replace({ ...row, ...(entity in fitting ? Reflect.get(fitting, entity) : {}), status: state });
  });
}
