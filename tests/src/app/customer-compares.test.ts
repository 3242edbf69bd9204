import { describe, expect, test } from 'vitest';
import { accountCompares } from '#src/customer/profile/pages/profile/account-compares.ts';
import { cancelOrder } from '#src/customer/orders/actions.ts';
import { ownPlanCompares } from '#src/customer/paying/plan-compares.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { viewOrder } from '#mocks/resources/orders/view.ts';
import { viewOwnPlan } from '#mocks/resources/plans/view.ts';
import { viewUser } from '#mocks/resources/users/view.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { names } from '#tests/suite/operation-names.ts';
import { ready } from '#tests/suite/in-process.ts';

// Whoever has a dialog open while an administrator changes what it is about is shown what is different.

const formats = {
  money: (value: object) => JSON.stringify(value),
  count: String,
  day: String,
  change: String,
};

interface Versioned {
  readonly id: string;
  readonly version: number;
}

const compared = <Entity extends Versioned>(
  kind: string,
  entities: readonly Entity[],
  compares: readonly Comparison<Entity>[],
) =>
  entities.map((entity): readonly [string, { readonly version: number; readonly texts: string }] => [
    `${kind} ${entity.id}`,
    { version: entity.version, texts: compares.map(({ value }) => value(entity, formats)).join('\n') },
  ]);

/** Everything that customers compare, by id. */
function comparedIn({ store: { tables, clock } }: Backend) {
  const now = clock.now();
  const today = clock.businessDate('Europe/Berlin');
  return new Map([
    ...compared(
      'plan',
      tables.plans.all().map((plan) => viewOwnPlan(tables, plan, today)),
      ownPlanCompares,
    ),
    ...compared(
      'order',
      tables.orders.all().map((order) => viewOrder(tables, order, now)),
      cancelOrder.compares ?? [],
    ),
    ...compared(
      'account',
      tables.users.all().map((user) => viewUser(tables, user)),
      accountCompares,
    ),
  ]);
}

const commands = names(
  ({ access, method, version, simulates }) =>
    access === 'administrator' && method === 'POST' && version === 'requires' && !simulates,
);

describe.each(commands)('after %s', (command) => {
  test('each new version of what a customer changes shows a difference', async () => {
    const { backend, request } = await ready(command);
    const before = comparedIn(backend);
    expect((await backend.ask(command, request)).status).toBeLessThan(300);
    const same = [...comparedIn(backend)].filter(([id, { version, texts }]) => {
      const was = before.get(id);
      return was && was.version !== version && was.texts === texts;
    });
    expect(same.map(([id]) => id)).toEqual([]);
  });
});
