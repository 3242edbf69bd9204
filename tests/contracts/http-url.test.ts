import { expect, test } from 'vitest';
import { isHttpUrl } from '#contracts/http-url.ts';
import { addressOf } from '#tools/verify/addresses.ts';

test.each(['https://api.example.test', 'http://localhost:4010/shop/', 'HTTPS://a.test/@x'])(
  '%j is the address of an API',
  (text) => {
    expect(isHttpUrl(text)).toBe(true);
    expect(addressOf('base-url', text)).toBe(text.replace(/\/$/, ''));
  },
);

test.each([
  'ftp://a.test',
  '/api',
  'https://mira@a.test',
  'https://:secret@a.test',
  'https://a.test?',
  'https://a.test#',
  'https://a.test?x=1',
  ' https://a.test',
  'https://a.test ',
  'https://a.test/a\tb',
  'https:a.test',
])('%j is none', (text) => {
  expect(isHttpUrl(text)).toBe(false);
  expect(() => addressOf('base-url', text)).toThrow('an http or https address is expected');
});
