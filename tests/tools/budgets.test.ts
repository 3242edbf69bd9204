import { expect, test } from 'vitest';
import { mocksBudget, pageBudget } from '#tools/build/budgets.ts';

/** A page that keeps the limit of its area. */
const paths = { public: '/', customer: '/checkout', signing: '/auth/login', administration: '/orders' };

test('the aims of the areas', () => {
  const aims = Object.values(paths).map((path) => pageBudget(path).script.aim);
  expect(aims).toEqual([160, 175, 180, 200]);
  for (const path of Object.values(paths)) expect(pageBudget(path).style.aim).toBe(16);
  expect(mocksBudget.aim).toBe(90);
});

test('the aims that are missed are known: a limit above its aim is listed here', () => {
  const missed = Object.entries(paths).flatMap(([area, path]) =>
    Object.entries(pageBudget(path)).flatMap(([kind, { aim, limit }]) =>
      limit > aim ? [`${area}: ${kind}`] : [],
    ),
  );
  expect(missed).toEqual([
    'public: script',
    'customer: script',
    'signing: script',
    'administration: script',
    'administration: style',
  ]);
});

test('a larger page has a limit of its own, and the aim of its area', () => {
  const [own, area] = [pageBudget('/checkout/confirmation'), pageBudget('/auth/login')];
  expect(own.script.limit).toBeGreaterThan(area.script.limit);
  expect(own.script.aim).toBe(area.script.aim);
});

test('a path without a page has no budget', () => {
  expect(() => pageBudget('/nowhere')).toThrow('/nowhere');
});
