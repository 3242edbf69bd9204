import { describe, expect, test } from 'vitest';
import { type Chosen, splitPayment, sourcesOf } from '#src/customer/paying/sources.ts';

const total = { amountMinor: 120_00, currency: 'EUR' } as const;
const card = { id: 'tok_1', label: 'Visa •••• 4242' };
const scratchcard = (no: number, valueMinor: number) => ({
  id: `sct_${no}`,
  label: `Scratchcard ${no}`,
  valueMinor,
});
const nothing: Chosen = { card: null, scratchcards: [], walletMinor: 0, byBank: false };

describe('the sources of today’s payment', () => {
  test('scratchcards come first, then the wallet, then the card', () => {
    const chosen = {
      ...nothing,
      card,
      scratchcards: [scratchcard(1, 50_00), scratchcard(2, 20_00)],
      walletMinor: 15_00,
    };
    expect(sourcesOf(chosen, total)).toEqual([
      { kind: 'SCRATCHCARD', scratchcardTokenId: 'sct_1', amountMinor: 50_00 },
      { kind: 'SCRATCHCARD', scratchcardTokenId: 'sct_2', amountMinor: 20_00 },
      { kind: 'WALLET', amountMinor: 15_00 },
      { kind: 'CARD', cardTokenId: 'tok_1', amountMinor: 35_00 },
    ]);
  });

  test('the last scratchcard pays the rest, and its remainder goes to the wallet', () => {
    const chosen = {
      ...nothing,
      scratchcards: [1, 2, 3, 4].map((no) => scratchcard(no, 50_00)),
      walletMinor: 10_00,
    };
    const parts = splitPayment(chosen, total);
    expect(parts.scratchcards.map(({ amountMinor }) => amountMinor)).toEqual([50_00, 50_00, 20_00]);
    expect([parts.walletMinor, parts.leftMinor, parts.restMinor]).toEqual([0, 0, 30_00]);
    expect(sourcesOf(chosen, total)).toHaveLength(3);
  });

  test('a transfer pays the rest in place of the card', () => {
    expect(sourcesOf({ ...nothing, card, byBank: true }, total)).toEqual([
      { kind: 'BANK', amountMinor: 120_00 },
    ]);
  });

  test('are unknown while no source pays the rest', () => {
    expect(sourcesOf(nothing, total)).toBeNull();
    expect(sourcesOf({ ...nothing, walletMinor: 119_99 }, total)).toBeNull();
    expect(sourcesOf({ ...nothing, walletMinor: 120_00 }, total)).toEqual([
      { kind: 'WALLET', amountMinor: 120_00 },
    ]);
  });
});
