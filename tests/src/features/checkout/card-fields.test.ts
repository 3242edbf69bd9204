import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behaviourOf } from '#mocks/resources/payments/bank.ts';
import { groupDigits, noCard, readCard } from '#src/features/checkout/card-fields.ts';
import { filledWith, testCards } from '#src/features/checkout/test-cards.ts';

describe('a card', () => {
  const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder: 'Mira Okafor' };

  test.each(['12/30', '12/2030', '1230', ' 12 / 30 '])('expires %j', (expiry) => {
    expect(readCard({ ...good, expiry }).card).toMatchObject({ expMonth: 12, expYear: 2030 });
  });

  test.each([
    ['number', '4242 4242 4242 4241'],
    ['number', '4242'],
    ['expiry', '13/30'],
    ['expiry', '12'],
    ['expiry', '12/19'],
    ['cvc', '12'],
    ['cvc', '12a'],
    ['holder', '   '],
  ] as const)('%s %j is refused at its own field', (name, value) => {
    expect(Object.keys(readCard({ ...good, [name]: value }).faults ?? {})).toEqual([name]);
  });

  test('an empty form is refused at every field', () => {
    expect(Object.keys(readCard(noCard).faults ?? {}).sort()).toEqual(['cvc', 'expiry', 'holder', 'number']);
  });

  test('its digits are grouped in fours, and reading takes the groups apart again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(groupDigits(digits).replaceAll(' ', '')).toBe(digits);
        expect(groupDigits(groupDigits(digits))).toBe(groupDigits(digits));
        expect(groupDigits(digits)).not.toMatch(/\d{5}|^ | $/);
      }),
    );
  });

  test('every test card of the demo passes the form, and the test bank does with it what is said', () => {
    const said = testCards.map((card) => [
      behaviourOf(readCard(filledWith(card)).card?.number ?? ''),
      card.outcome,
    ]);
    expect(said).toEqual([
      ['APPROVE', 'is accepted'],
      ['SLOW', 'is accepted after a few seconds'],
      ['INSUFFICIENT_FUNDS', 'is declined: insufficient funds'],
      ['DECLINE', 'is declined'],
    ]);
  });
});
