import { expect, test } from 'vitest';
import { routeIds, routes } from '#src/platform/paths.ts';
import { budgets } from '#tools/build/budgets.ts';

const named = [
  ...routeIds().map((id) => [routes[id].path, budgets.script(routes[id].path)] as const),
  ['style sheets', budgets.style] as const,
  ['the mock backend', budgets.mocks] as const,
];

test.each(named)('the byte limit of %s is not above its aim', (_name, { aim, limit }) => {
  expect(limit).toBeLessThanOrEqual(aim);
});

test('administration pages share one aim, whatever their path', () => {
  expect(['/mini-admin/users', '/users', '/orders'].map((path) => budgets.script(path).aim)).toEqual([
    200, 200, 200,
  ]);
  expect(budgets.script('/').aim).toBe(160);
  expect(budgets.script('/checkout').aim).toBe(175);
});
