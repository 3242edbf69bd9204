import { describe, expect, test } from 'vitest';
import { codeIn } from '#src/customer/auth/code-in.ts';
import { troubleOf } from '#src/customer/auth/code-trouble.ts';
import { contactOf } from '#contracts/users/entered-contact.ts';

describe('a code in pasted text', () => {
  test.each([
    ['123456', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３ ４５６', '123456'],
    [' 123 456 ', '123456'],
    ['12-34-56', '123456'],
    ['Your code is 004217.', '004217'],
    ['004217 is your code to log in to Tranche. It is valid for 5 minutes.', '004217'],
    ['12345', null],
    ['1234567', null],
    ['123456 or 654321', null],
    ['no code', null],
    ['', null],
  ])('[CONST-06] %j gives %j', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});

describe('a contact as entered', () => {
  test.each([
    ['+49 151 12345678', '+4915112345678'],
    ['0049 (0)151 / 123-456 78', '+4915112345678'],
    [' Mira.Okafor@Example.com ', 'mira.okafor@example.com'],
    ['0151 12345678', '+4915112345678'],
    ['4915112345678', '+4915112345678'],
    ['（０１５１）１２３‐４５６７８', '+4915112345678'],
    ['\u202d+49 151 12345678\u202c', '+4915112345678'], // as phones copy a number of a contact
    ['0151', null],
    ['12345678', null],
    ['mira@', null],
    ['', null],
  ])('%j is %j', (typed, contact) => {
    expect(contactOf(typed)).toBe(contact);
  });
});

describe('a refusal of a code', () => {
  const problemWith = (code: string, extra: object) => ({
    kind: 'problem',
    problem: { code, title: 'Title', detail: 'Detail.', ...extra },
  });
  test.each([
    ['otp-invalid', { attemptsLeft: 4 }, { kind: 'wrong', text: 'Detail.', waitS: null }],
    ['otp-expired', {}, { kind: 'expired', text: 'Detail.', waitS: null }],
    ['otp-locked', { retryAfterS: 900 }, { kind: 'locked', text: 'Too many wrong codes.', waitS: null }],
    ['otp-cooldown', { retryAfterS: 12 }, { kind: 'too-soon', text: 'Detail.', waitS: 12 }],
    ['rate-limited', { retryAfterS: 3_000, limit: 5 }, { kind: 'too-soon', text: 'Detail.', waitS: 3_000 }],
    ['internal', {}, null],
  ])('%s', (code, extra, trouble) => {
    expect(troubleOf(problemWith(code, extra))).toEqual(trouble);
  });

  test('an error that is no problem of the contract is not about the code', () => {
    expect(troubleOf({ kind: 'offline', operation: 'POST /v1/challenges' })).toBeNull();
    expect(troubleOf(undefined)).toBeNull();
  });
});
