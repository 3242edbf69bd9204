import { expect, test } from 'vitest';
import type { Action } from '#src/actions/action.ts';
import { approvalList } from '#src/features/approvals/list.tsx';
import { collateralList } from '#src/features/collateral/list.tsx';
import { jobList } from '#src/features/jobs/list.tsx';
import { notificationList } from '#src/features/notifications/list.tsx';
import { orderList } from '#src/features/orders/list.tsx';
import { paymentList } from '#src/features/payments/list.tsx';
import { planList } from '#src/features/plans/list.tsx';
import { cardList } from '#src/features/scratchcards/card-list.tsx';
import { batchList } from '#src/features/scratchcards/list.tsx';
import { userList } from '#src/features/users/list.tsx';

type Named = Pick<Action<never>, 'label' | 'endpoint' | 'compares' | 'form' | 'receipt'> & {
  readonly undo?: Pick<Action<never>, 'endpoint' | 'form'>;
};

const lists: readonly {
  readonly name: string;
  readonly details?: { readonly actions?: readonly Named[] };
}[] = [
  approvalList,
  batchList,
  cardList,
  collateralList,
  jobList,
  notificationList,
  orderList,
  paymentList,
  planList,
  userList,
];
const actions = lists.flatMap(({ name, details }) =>
  (details?.actions ?? []).map((action) => ({ name: `${name}: ${action.label}`, action })),
);

test('every list with commands is looked at', () => {
  expect(actions.length).toBeGreaterThan(30);
});

test.each(actions)('$name shows both versions when another person was faster', ({ action }) => {
  expect(action.endpoint.version, 'it carries the version that was seen').toBe('requires');
  expect(action.compares?.length ?? 0, 'facts that are compared').toBeGreaterThan(0);
});

test.each(actions.filter(({ action }) => action.undo))(
  '$name is taken back by a command on the same thing, which needs a reason at most',
  ({ action: { undo, receipt, endpoint } }) => {
    expect(receipt, 'where the undo is offered').toBeDefined();
    expect(Object.keys(undo?.form ?? {}).filter((name) => name !== 'reason')).toEqual([]);
    expect(undo?.endpoint.path.split('/').slice(0, -1)).toEqual(endpoint.path.split('/').slice(0, -1));
    expect(endpoint.answers, 'both answer the thing').toEqual(undo?.endpoint.answers);
  },
);
