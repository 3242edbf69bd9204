import { groupDigits } from '#src/kits/forms/group-digits.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behaviourOf } from '#mocks/resources/payments/bank.ts';
import { createCardToken } from '#contracts/payments/card-token-endpoints.ts';
import { type CardFields, cardOf, noCard, slashExpiry } from '#src/customer/paying/card-fields.ts';
import { validate } from '#src/kits/forms/contract-fields.ts';
import { filledWith, testCards } from '#src/customer/paying/test-cards.ts';

const validated = (fields: CardFields) => validate(createCardToken, cardOf(fields));
const wrongIn = (fields: CardFields) => [...new Set(validated(fields).wrong?.map(({ member }) => member))];

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
    expect(wrongIn({ ...good, ...typed })).toEqual([member]);
  });

  test.each([
    { number: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expMonth: '١٢/٣٠', cvc: '١٢٣' },
    { number: '４２４２４２４２４２４２４２４２', expMonth: '１２／３０', cvc: ' １２３' },
  ])('is read with the digits of any script: $number', (typed) => {
    expect(validated({ ...good, ...typed }).body).toMatchObject({
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2030,
      cvc: '123',
    });
    expect(groupDigits(typed.number)).toBe('4242 4242 4242 4242');
  });

  test('a number that is too long or has other characters stays as it was pasted', () => {
    const pasted = 'card 4242 4242 4242 4242';
    expect(groupDigits(pasted)).toBe(pasted);
    expect(wrongIn({ ...good, number: pasted })).toEqual(['number']);
    expect(wrongIn({ ...good, number: groupDigits('4242424242424242 4242 4242') })).toEqual(['number']);
  });

  test('an expiry that is no month and year is refused at both', () => {
    expect(wrongIn({ ...good, expMonth: '12' })).toEqual(['expMonth', 'expYear']);
  });

  test('an empty form is refused at every field', () => {
    expect(new Set(wrongIn(noCard))).toEqual(new Set(['number', 'expMonth', 'expYear', 'cvc', 'holder']));
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
  ])('an expiry typed as %j is shown as %j', (typed, formatted) => {
    expect(slashExpiry(typed)).toBe(formatted);
  });

  test('every test card of the demo passes the form and is treated as described', () => {
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
