import { expect, test } from 'vitest';
import { chosenUse, toInstalments, toWallet, valueOf } from '#src/customer/scratchcards/scratchcard-use.ts';
import { euro } from '#tests/kit/money.ts';

test('a choice that is no longer possible becomes the wallet, also in the list', () => {
  const preview = {
    value: euro(50_00),
    walletBalance: euro(50_00),
    instalments: null,
    downPayments: [],
  };
  const use = chosenUse(preview, toInstalments);
  expect(use).toEqual({ kind: 'WALLET', walletBalance: euro(50_00) });
  expect(valueOf(use)).toBe(toWallet);
});

test('a down payment has the value of its order', () => {
  const downPayment = {
    orderId: 'ord_01JH8ZK3W00000000000000001',
    number: 'ORD-000101',
    title: 'Espresso machine',
    open: euro(120_00),
    amount: euro(50_00),
    rest: euro(0),
    stillOpen: euro(70_00),
  };
  const preview = {
    value: euro(50_00),
    walletBalance: euro(50_00),
    instalments: null,
    downPayments: [downPayment],
  };
  const use = chosenUse(preview, downPayment.orderId);
  expect(use).toEqual({ kind: 'DOWN_PAYMENT', downPayment });
  expect(valueOf(use)).toBe(downPayment.orderId);
});
