import { expect, test } from 'vitest';
import { attemptsMade } from '#mocks/rules/payment-attempts.ts';

const attempt = (minute: number, result: 'SUCCEEDED' | 'FAILED') => ({
  startedAt: `2027-01-10T09:0${minute}:00.000Z`,
  result,
});
const payment = (purpose: string, ...attempts: ReturnType<typeof attempt>[]) => ({ purpose, attempts });

test('attempts at the same money count over all payments', () => {
  const payments = [
    payment('DOWN_PAYMENT', attempt(1, 'FAILED'), attempt(3, 'FAILED')),
    payment('DOWN_PAYMENT', attempt(2, 'FAILED')),
  ];
  expect(attemptsMade(payments, 'DOWN_PAYMENT')).toBe(3);
  expect(attemptsMade([], 'DOWN_PAYMENT')).toBe(0);
});

test('a success starts the count again, in whichever order the payments are stored', () => {
  const payments = [
    payment('INSTALMENT', attempt(4, 'FAILED')),
    payment('INSTALMENT', attempt(1, 'FAILED'), attempt(3, 'SUCCEEDED')),
    payment('INSTALMENT', attempt(2, 'FAILED')),
  ];
  expect(attemptsMade(payments, 'INSTALMENT')).toBe(1);
});

test('attempts for another purpose do not count', () => {
  const payments = [
    payment('INSTALMENT', attempt(1, 'FAILED')),
    payment('SETTLEMENT', attempt(2, 'FAILED'), attempt(3, 'FAILED')),
  ];
  expect(attemptsMade(payments, 'INSTALMENT')).toBe(1);
});
