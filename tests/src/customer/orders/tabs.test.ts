import { expect, test } from 'vitest';
import { orderMachine } from '#contracts/orders/machine.ts';
import { tabs } from '#src/customer/orders/tabs.ts';

test('each state of an order is in one of the tabs beside "All"', () => {
  const listed = [tabs.open, tabs.active, tabs.closed].flatMap(({ fixed }) => [...fixed.status]);
  expect(listed.toSorted()).toEqual([...orderMachine.states].toSorted());
});
