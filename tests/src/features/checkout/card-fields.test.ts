import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behaviourOf } from '#mocks/resources/payments/bank.ts';
import { createCardToken } from '#contracts/payments/card-tokens.ts';
import {
  type CardFields,
  cardOf,
  groupDigits,
  noCard,
  slashExpiry,
} from '#src/features/checkout/card-fields.ts';
import { validate } from '#src/forms/contract-fields.ts';
import { filledWith, testCards } from '#src/features/checkout/test-cards.ts';

const validated = (fields: CardFields) => validate(createCardToken, cardOf(fields));

describe('a card', () => {
  const good = { number: '4242 4242 4242 4242', expMonth: '12/30', cvc: '123', holder: 'Mira Okafor' };

  test.each(['12/30', '12/2030', '1230', ' 12 / 30 '])('expires %j', (expMonth) => {
    expect(validated({ ...good, expMonth }).body).toMatchObject({ expMonth: 12, expYear: 2030 });
  });

  test.each([
    ['number', { number: '4242 4242 4242 4241' }],
    ['number', { number: '4242' }],
    ['expMonth', { expMonth: '13/30' }],
    ['expYear', { expMonth: '12/19' }],
    ['cvc', { cvc: '12' }],
    ['cvc', { cvc: '12a' }],
    ['holder', { holder: '   ' }],
  ])('a wrong %s is refused alone: %j', (member, typed) => {
    expect(validated({ ...good, ...typed }).wrong).toEqual([member]);
  });

  test('an expiry that is no month and year is refused at both', () => {
    expect(validated({ ...good, expMonth: '12' }).wrong).toEqual(['expMonth', 'expYear']);
  });

  test('an empty form is refused at every field', () => {
    expect(new Set(validated(noCard).wrong)).toEqual(
      new Set(['number', 'expMonth', 'expYear', 'cvc', 'holder']),
    );
  });

  test('its digits are grouped in fours, and the groups are removed when it is sent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(groupDigits(digits).replaceAll(' ', '')).toBe(digits);
        expect(groupDigits(groupDigits(digits))).toBe(groupDigits(digits));
        expect(groupDigits(digits)).not.toMatch(/\d{5}|^ | $/);
      }),
    );
  });

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['122030', '12/2030'],
    ['2', '02'],
    ['12/30', '12/30'],
    ['12 / 30', '12 / 30'],
  ])('an expiry typed as %j is shown as %j', (typed, shown) => {
    expect(slashExpiry(typed)).toBe(shown);
  });

  test('every test card of the demo passes the form, and the test bank treats it as described', () => {
    const said = testCards.map((card) => [
      behaviourOf(validated(filledWith(card)).body?.number ?? ''),
      card.outcome,
    ]);
    expect(said).toEqual([
      ['APPROVE', 'is accepted'],
      ['SLOW', 'is accepted after a few seconds'],
      ['CONFIRM', 'is accepted once you confirm it with the bank'],
      ['INSUFFICIENT_FUNDS', 'is declined: insufficient funds'],
      ['DECLINE', 'is declined'],
    ]);
  });
});
