import { expect, test } from 'vitest';
import { failureLines, sentenceOf } from '#tools/verify/suite-reporter.ts';

test.each([
  ["expected 'no-store' to be 'no-cache' // Object.is equality", "answered 'no-store', expected 'no-cache'"],
  [
    'success expected: {"code":"a"}: expected 404 to be less than 300',
    'success expected: {"code":"a"}: answered 404, expected 300',
  ],
  ['expected [ 401, { …(8) } ] to deeply equal [ 204, null ]', 'the answer is not what is expected'],
  [
    'Property failed after 7 tests { seed: 1, path: "6", endOnFailure: true } Counterexample: [{"q":"A "},1] Shrunk 2 time(s) Hint: Enable',
    'is wrong for [{"q":"A "},1]',
  ],
  ['listUsers answered 500: {}', 'listUsers answered 500: {}'],
])('"%s" is told as "%s"', (message, sentence) => {
  expect(sentenceOf(message)).toBe(sentence);
});

test('a failure is told by its case, the members that differ, and the last requests', () => {
  const diff = '- Expected\n+ Received\n\n  {\n-   "total": 1,\n+   "total": 0,\n  }';
  const message = 'expected { total: 0 } to deeply equal { total: 1 }';
  const failure = {
    message: 'Property failed after 1 tests { seed: 1 } Counterexample: [1] Hint: Enable',
    cause: { message, diff },
  };
  expect(failureLines('listProducts: is searched', [failure], ['GET /v1/products answered 200'])).toEqual([
    'wrong      listProducts: is searched',
    '             is wrong for [1]',
    '             the answer is not what is expected',
    '               expected  "total": 1,',
    '               answered  "total": 0,',
    '             after GET /v1/products answered 200',
  ]);
});
