import { describe, expect, test } from 'vitest';
import { type ApiError, describeError, isApiError, isUndecided, problemOf } from '#src/errors/api-error.ts';

const declined = {
  kind: 'problem',
  problem: {
    type: 'https://problems.example.test/payment-declined',
    title: 'The payment was declined',
    status: 402,
    detail: 'The bank says no.',
    instance: '/v1/orders/o/pay',
    code: 'payment-declined',
    requestId: 'req-9',
    declineCode: 'card-declined',
    retryable: false,
    attemptsLeft: 4,
    paymentId: 'pay_1',
  },
} satisfies ApiError;
const violation = {
  kind: 'contract-violation',
  operation: 'GET /v1/plans/{plan}',
  status: 200,
  requestId: 'req-3',
  breaches: [{ pointer: '/total', message: 'expected number' }],
} satisfies ApiError;
const offline: ApiError = { kind: 'offline', operation: 'GET /v1/me' };
const timeout: ApiError = { kind: 'timeout', operation: 'GET /v1/me', afterMs: 15_000 };

const defect: ApiError = { kind: 'defect', operation: 'GET /v1/me', message: 'x is undefined' };

describe('[API-03] errors of the backend', () => {
  test('are distinguished from defects of the page', () => {
    for (const error of [declined, violation, offline, timeout, defect]) expect(isApiError(error)).toBe(true);
    for (const other of [new Error('x'), null, undefined, { kind: 'problem' }])
      expect(isApiError(other)).toBe(false);
  });

  test('a problem is found by its code, with its own members', () => {
    expect(problemOf(declined, 'payment-declined')?.attemptsLeft).toBe(4);
    expect(problemOf(declined, 'quote-expired')).toBeNull();
    expect(problemOf(offline, 'payment-declined')).toBeNull();
  });

  test.each<[string, boolean, unknown]>([
    ['no answer', true, offline],
    ['no answer to a command', true, { kind: 'unanswered', operation: 'POST /v1/orders' }],
    ['no answer in time', true, timeout],
    ['the page failed', true, defect],
    ['the backend failed', true, { kind: 'problem', problem: { ...declined.problem, status: 500 } }],
    ['a gateway answered 502 with a page', true, { ...violation, status: 502 }],
    ['a success cannot be read', true, { ...violation, status: 201 }],
    ['it was refused', false, declined],
    ['it was refused in words that cannot be read', false, { ...violation, status: 422 }],
    ['it was aborted when the session changed', true, { name: 'AbortError', message: 'Aborted' }],
    ['there was no error', false, undefined],
  ])('%s: whether something happened is unknown: %s', (_case, unknown, error) => {
    expect(isUndecided(error)).toBe(unknown);
  });

  test('a defect of the page is not described as a missing connection', () => {
    const { title, detail, copyable } = describeError(defect);
    expect(title).toBe('Something went wrong on our side');
    expect(detail).not.toMatch(/reach|connection/);
    expect(copyable).toContain('x is undefined');
  });

  test('are described in words, with everything that a report needs', () => {
    expect(describeError(declined)).toMatchObject({
      title: 'The payment was declined',
      detail: 'The bank says no.',
      requestId: 'req-9',
    });
    expect(describeError(violation).detail).toContain('/total: expected number');
    expect(describeError(violation).copyable).toContain('req-3');
    expect(describeError(timeout).nextStep).toContain('nothing happens twice');
    expect(describeError(new Error('a defect')).detail).toBe('a defect');
  });
});
