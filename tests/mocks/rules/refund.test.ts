import { expect, test } from 'vitest';
import {
  applyReversal,
  chargeable,
  partsWithout,
  refundDestinations,
  reverseAllocations,
} from '#mocks/rules/refund.ts';
import { unpaid } from './lines.ts';

/** 183.69 over two lines of the worked example: 6.30 and 177.39 on the first, then 20.00 of the second. */
const parts = [
  { lineNo: 1, component: 'INTEREST', amountMinor: 6_30 },
  { lineNo: 1, component: 'PRINCIPAL', amountMinor: 177_39 },
  { lineNo: 2, component: 'INTEREST', amountMinor: 5_27 },
  { lineNo: 2, component: 'PRINCIPAL', amountMinor: 14_73 },
] as const;

test.each([
  [1, ['2 PRINCIPAL 1']],
  [14_73, ['2 PRINCIPAL 1473']],
  [15_00, ['2 PRINCIPAL 1473', '2 INTEREST 27']],
  [20_01, ['2 PRINCIPAL 1473', '2 INTEREST 527', '1 PRINCIPAL 1']],
  [203_69, ['2 PRINCIPAL 1473', '2 INTEREST 527', '1 PRINCIPAL 17739', '1 INTEREST 630']],
])('a refund of %d takes back the newest parts first', (amount, expected) => {
  const taken = reverseAllocations(amount, parts, []);
  expect(taken.map((part) => `${part.lineNo} ${part.component} ${part.amountMinor}`)).toEqual(expected);
});

test('several refunds reverse the same as one of their sum', () => {
  const first = reverseAllocations(10_00, parts, []);
  const second = reverseAllocations(10_01, parts, first);
  expect(second.map((part) => `${part.lineNo} ${part.component} ${part.amountMinor}`)).toEqual([
    '2 PRINCIPAL 473',
    '2 INTEREST 527',
    '1 PRINCIPAL 1',
  ]);
});

test('a reversed line is less paid, and any other line is the same object', () => {
  const line = { ...unpaid({ no: 2, dueDate: '2027-03-10', interestMinor: 5_27, principalMinor: 178_42 }) };
  const paid = { ...line, paidInterestMinor: 5_27, paidPrincipalMinor: 14_73 };
  const back = reverseAllocations(15_00, parts, []);
  expect(applyReversal(paid, back)).toEqual({ ...line, paidInterestMinor: 5_00, paidPrincipalMinor: 0 });
  const other = { ...paid, no: 3 };
  expect(applyReversal(other, back)).toBe(other);
});

test('what is wanted is taken off a payment once, and not what was refunded', () => {
  const [interest, principal, ...otherParts] = parts;
  const wanted = [{ ...interest, amountMinor: 9_00 }];
  const refunded = [{ ...interest, amountMinor: 2_00 }];
  expect(partsWithout(parts, refunded, wanted)).toEqual({
    rest: [{ ...interest, amountMinor: 2_00 }, principal, ...otherParts],
    taken: [{ ...interest, amountMinor: 4_30 }],
  });
});

const part = (kind: 'CARD' | 'BANK' | 'WALLET', amount: number) => ({ kind, label: kind, amount });

test.each([
  ['up to what the card paid', [part('CARD', 50_00), part('WALLET', 20_00)], [], 50_00, ['CARD 5000']],
  [
    'the rest to the wallet',
    [part('CARD', 50_00), part('WALLET', 20_00)],
    [],
    50_01,
    ['CARD 5000', 'WALLET 1'],
  ],
  [
    'to a bank account, too',
    [part('WALLET', 20_00), part('BANK', 50_00)],
    [],
    60_00,
    ['BANK 5000', 'WALLET 1000'],
  ],
  [
    'less what the card got before; what the wallet got does not count',
    [part('CARD', 50_00), part('WALLET', 20_00)],
    [part('CARD', 10_00), part('WALLET', 5_00)],
    45_00,
    ['CARD 4000', 'WALLET 500'],
  ],
  ['all to the wallet that paid all', [part('WALLET', 20_00)], [], 20_00, ['WALLET 2000']],
])('a refund goes back %s', (_name, sources, given, amount, expected) => {
  const destinations = refundDestinations(amount, sources, given);
  expect(destinations.map(({ kind, amount: minor }) => `${kind} ${minor}`)).toEqual(expected);
});

test('a bank takes back what a card paid, less what it got, and nothing of a transfer', () => {
  const byCard = [part('CARD', 50_00), part('WALLET', 20_00)];
  expect(chargeable(byCard, [])).toBe(50_00);
  expect(chargeable(byCard, [part('CARD', 20_00)])).toBe(30_00);
  expect(chargeable(byCard, [part('CARD', 50_00), part('WALLET', 5_00)])).toBe(0);
  expect(chargeable([part('BANK', 70_00)], [])).toBe(0);
});
