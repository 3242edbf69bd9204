import { expect, test } from 'vitest';
import { causeLines, causesOf } from '#tools/verify/causes.ts';
import type { Outcome } from '#tools/verify/trial.ts';

const wrong = (...notes: readonly string[]): Outcome => ({ verdict: 'wrong', notes });
const of = (outcomes: Readonly<Record<string, Outcome>>) => causesOf(new Map(Object.entries(outcomes)));

test('the same finding at several operations is one cause, the most frequent first', () => {
  const causes = of({
    getPlan: wrong(
      'GET /v1/plans/a answered 401: /status is not 401',
      'GET /v1/plans/a answered 200: /id is missing',
    ),
    getOrder: wrong('GET /v1/orders/b answered 401: /status is not 401'),
    getPayment: wrong('GET /v1/payments/c answered 401: /status is not 401'),
    listPlans: { verdict: 'not tried', notes: ['no --token'] },
  });
  expect(causes.map(({ text, operations }) => [text, operations.length])).toEqual([
    ['answered 401: /status is not 401', 3],
    ['answered 200: /id is missing', 1],
  ]);
  expect(causeLines(causes)).toEqual([
    '3 operations: answered 401: /status is not 401 (getPlan and 2 others)',
  ]);
});

test('success for unknown ids is explained by a backend that seems to keep no state', () => {
  const finding = (path: string) => wrong(`GET ${path} answered 200 for what does not exist, not 404`);
  const causes = of({
    getPlan: finding('/v1/plans/a'),
    getOrder: finding('/v1/orders/b'),
    getJob: finding('/v1/j/c'),
  });
  expect(causeLines(causes).at(-1)).toContain('it seems to keep no state');
});
