import { expect, test } from 'vitest';
import type { Quote } from '#contracts/orders/quote.ts';
import { differences } from '#src/customer/checkout/pages/checkout/confirmation/differences.ts';
import { euro } from '#tests/kit/money.ts';

// docs/domain.md, "Worked examples": 1,080.00 over six months at 7%.
const before: Quote = {
  id: 'qte_01JH8ZK3W00000000000000000',
  orderId: 'ord_01JH8ZK3W00000000000000000',
  offer: {
    code: 'STD6',
    name: '6 months',
    method: 'ANNUITY',
    months: 6,
    nominalRatePpm: 70_000,
    downPaymentBps: 1_000,
    setupFee: euro(0),
    minOrder: euro(20_000),
    maxFinanced: euro(300_000),
    collateralRequired: false,
    graceDays: 5,
    active: true,
    validFrom: '2026-01-01',
    validTo: null,
  },
  downPaymentBps: 1_000,
  dueDay: null,
  downPayment: euro(12_000),
  financed: euro(108_000),
  instalments: [
    { count: 5, amountMinor: 18_369 },
    { count: 1, amountMinor: 18_371 },
  ],
  schedule: [],
  totalInterest: euro(2_216),
  totalPayable: euro(122_216),
  aprcPpm: 72_300,
  aprcShown: true,
  policyProfile: 'EU',
  withdrawalDays: 14,
  lateFees: { graceDays: 5, fee: euro(800), cap: euro(2_400) },
  firstDueDate: '2027-02-10',
  lastDueDate: '2027-07-10',
  createdAt: '2027-01-10T09:00:00.000Z',
  validUntil: '2027-01-10T09:30:00.000Z',
  hash: '0'.repeat(64),
};
const format = {
  money: ({ amountMinor }: { amountMinor: number }) => (amountMinor / 100).toFixed(2),
  day: (day: string) => day,
  percent: (ppm: number) => `${ppm / 10_000}%`,
};

test('figures that are the same are not marked', () => {
  const rows = differences(before, { ...before, id: 'qte_01JH8ZK3W00000000000000001' }, format);
  expect(rows.every(({ isChanged, before: was, now }) => !isChanged && was === now)).toBe(true);
  expect(rows.find(({ label }) => label === 'Instalments')?.now).toBe('5 × 183.69, then 1 × 183.71');
});

test('each figure that changed is marked, with both of its values', () => {
  const now = { ...before, aprcPpm: 81_900, totalInterest: euro(2_501), totalPayable: euro(122_501) };
  expect(differences(before, now, format).filter(({ isChanged }) => isChanged)).toEqual([
    { label: 'APRC', before: '7.23%', now: '8.19%', isChanged: true },
    { label: 'Total interest', before: '22.16', now: '25.01', isChanged: true },
    { label: 'Total to pay', before: '1222.16', now: '1225.01', isChanged: true },
  ]);
});
