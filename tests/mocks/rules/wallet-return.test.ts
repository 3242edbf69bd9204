import { expect, test } from 'vitest';
import { walletReturn } from '#mocks/rules/wallet-return.ts';

const part = (kind: 'CARD' | 'BANK' | 'WALLET' | 'SCRATCHCARD', amount: number) => ({
  kind,
  label: `${kind} of ${amount}`,
  amount,
});

test('a wallet is returned to the cards and banks that paid last', () => {
  const paid = [
    { sources: [part('BANK', 70_00)], given: [part('BANK', 20_00), part('WALLET', 5_00)] },
    { sources: [part('CARD', 50_00), part('WALLET', 20_00)], given: [] },
    { sources: [part('SCRATCHCARD', 20_00)], given: [] },
  ];
  expect(walletReturn(paid)).toEqual({ to: 'CARD of 5000', max: 100_00 });
});

test('without a payment by card or bank it is returned nowhere', () => {
  expect(walletReturn([{ sources: [part('WALLET', 20_00)], given: [] }])).toEqual({ to: null, max: 0 });
});
