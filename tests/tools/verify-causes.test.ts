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

test.each([
  ['answered 200 for an id that does not exist; expected 404 not-found', 'it seems to keep no state'],
  ['answered 200 without a token; expected 401 unauthenticated', 'it checks no sessions'],
  ['answered 200 to a token that it never gave out; expected 401 unauthenticated', 'It takes any token'],
  ['answered 200: a page has items of an earlier page', 'it does not read `cursor`'],
  [
    'answered 401: Content-Type is application/json, not application/problem+json',
    'Its refusals are not those of the contract',
  ],
])('"%s" at three operations means: %s', (finding, meaning) => {
  const at = (path: string) => wrong(`GET ${path} ${finding}`);
  const lines = causeLines(of({ getPlan: at('/v1/plans/a'), getOrder: at('/v1/b'), getJob: at('/v1/c') }));
  expect(lines.at(-1)).toContain(meaning);
  expect(lines).toHaveLength(2);
});

test('findings that differ in their figures only are one cause', () => {
  const tag = (figures: string) => wrong(`GET /v1/a answered 200: ETag is not the version (${figures})`);
  const [cause] = of({ getPlan: tag('"7", not "1"'), getOrder: tag('"7", not "2"') });
  expect(cause?.operations).toEqual(['getPlan', 'getOrder']);
});
