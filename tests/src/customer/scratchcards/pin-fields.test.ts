import { groupDigits } from '#src/kits/forms/group-digits.ts';
import { expect, test } from 'vitest';
import { clearedShare, revealedAt } from '#src/customer/scratchcards/pages/redeem/cleared-share.ts';
import { pinFault, scratchcardOf } from '#src/customer/scratchcards/pin-fields.ts';
import { testScratchcards } from '#src/customer/scratchcards/test-scratchcards.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { problemIn } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';

test('a PIN is grouped in fours; a text with other characters stays and is refused', () => {
  expect(groupDigits('4027193580647159')).toBe('4027 1935 8064 7159');
  expect(groupDigits('4027-1935-8064-7159\n')).toBe('4027 1935 8064 7159');
  expect(groupDigits('40271')).toBe('4027 1');
  expect(groupDigits('٤٠٢٧١')).toBe('4027 1');
  expect(groupDigits('PIN 4027')).toBe('PIN 4027');
  expect(scratchcardOf({ pin: '４０２７ 1935 8064 7159', code: '٠٠١٣-٠٠٠٠٠١-٣' })).toEqual({
    pin: '4027193580647159',
    code: '0013-000001-3',
  });
});

test('a complete PIN with a wrong or swapped digit is found before it is sent', () => {
  const fault = 'A digit is wrong or two are swapped. This did not use up a try.';
  expect(pinFault('4027 1935 8064 715')).toBeNull();
  expect(pinFault('4027 1935 8064 7159')).toBeNull();
  expect(pinFault('4027 1935 8064 7158')).toBe(fault);
  expect(pinFault('4027 1935 8064 1759')).toBe(fault);
  expect(pinFault('0000 0000 0000 0000')).toBe(fault);
});

test('the code is optional, and its dashes are inserted', () => {
  const pin = '4027 1935 8064 7159';
  expect(scratchcardOf({ pin, code: ' ' })).toEqual({ pin: '4027193580647159', code: null });
  expect(scratchcardOf({ pin, code: '00130000013' }).code).toBe('0013-000001-3');
});

test('the demo scratchcards behave as the page describes', async () => {
  const expected: Readonly<Record<string, string>> = {
    'is worth €50.00': 'done 5000',
    'is worth €20.00': 'done 2000',
    'belongs to no card: costs a try': 'card-pin-invalid',
    'has two digits swapped': 'validation-failed',
    'has expired': 'card-expired',
  };
  const backend = await openBackend({ scenario: 'happy' });
  const token = await backend.signIn(people.mira);
  for (const card of testScratchcards) {
    const response = await backend.ask('createScratchcardToken', { token, body: scratchcardOf(card) });
    const result =
      response.status < 300 ? `done ${Object(response.body).value.amountMinor}` : problemIn(response).code;
    expect([card.pin, result]).toEqual([card.pin, expected[card.outcome]]);
  }
});

test('more than half of the surface has to be scratched off', () => {
  const grid = { columns: 10, rows: 2 };
  const surface = { width: 100, height: 20, radius: 8 };
  const cleared = new Set<number>();
  const shares = [5, 15, 25, 35, 45, 55].map((x) => clearedShare(cleared, { ...surface, x, y: 10 }, grid));
  expect(shares).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6]);
  expect(shares.findIndex((share) => share >= revealedAt)).toBe(5);
});
