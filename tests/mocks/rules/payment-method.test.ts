import { expect, test } from 'vitest';
import { methodOf } from '#mocks/rules/payment-method.ts';

const card = { kind: 'CARD', amount: 20_00 } as const;
const wallet = { kind: 'WALLET', amount: 30_00 } as const;
const scratchcard = { kind: 'SCRATCHCARD', amount: 50_00 } as const;

test.each([
  ['a card, however little it pays', [scratchcard, wallet, card], 'CARD'],
  ['a bank transfer', [wallet, { kind: 'BANK', amount: 1 } as const], 'BANK'],
  ['without either, what pays the most', [wallet, scratchcard], 'SCRATCHCARD'],
] as const)('a payment is made with %s', (_what, sources, method) => {
  expect(methodOf(sources)).toBe(method);
});
