import { expect, test } from 'vitest';
import { describeError } from '#src/errors/api-error.ts';
import { failureOfKind, toFailure } from '#src/errors/failure.ts';
import { FailureKind, failureTexts, kindOfStatus } from '#src/errors/failure-texts.ts';

const operation = 'GET /v1/me';

test.each([
  { kind: 'offline', operation },
  { kind: 'unreachable', operation },
  { kind: 'unanswered', operation },
  { kind: 'timeout', operation, afterMs: 15_000 },
] as const)('a notice and the error page have the same text for %j', (error) => {
  const { title, detail, nextStep } = describeError(error);
  const failure = toFailure(error, '/plans');
  expect([failure.message, failure.description]).toEqual([title, detail]);
  expect(failureTexts[failure.kind].nextStep).toBe(nextStep);
});

test.each(FailureKind.options)(
  '%s has a status of an error and three texts that end as sentences do',
  (kind) => {
    const { status, title, sentence, nextStep } = failureTexts[kind];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(title).not.toMatch(/\.$/);
    for (const text of [sentence, nextStep]) expect(text).toMatch(/^[A-Z].*\.$/);
  },
);

test('a lost answer and a late one say in the same words that trying again is safe', () => {
  expect(failureTexts.unanswered.nextStep).toBe(failureTexts.timeout.nextStep);
});

test.each([401, 403, 404, 503, 500])('the failure of status %i has this status', (status) => {
  expect(failureOfKind(kindOfStatus(status) ?? 'offline', '/a').status).toBe(status);
});

test('a refusal with advice of its own gets no further text', () => {
  expect(kindOfStatus(409)).toBeNull();
  expect(kindOfStatus(422)).toBeNull();
});
