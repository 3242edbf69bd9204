import { describe, expect, test } from 'vitest';
import { dayExample, readDay } from '#src/kits/forms/read-day.ts';

// A Sunday.
const form = { locale: 'en-GB', today: '2027-01-10', min: '2027-01-10', max: '2079-12-31' };
const day = (text: string, change = {}) => {
  const read = readDay(text, { ...form, ...change });
  return 'day' in read ? read.day : read.fault;
};
const unclear = 'Enter a day, such as 20/01/2027';

test.each([
  ['20/01/2027', '2027-01-20'],
  ['20/1/2027', '2027-01-20'],
  ['20/1/27', '2027-01-20'],
  ['20/1', '2027-01-20'],
  ['9/1', '2028-01-09'],
  ['20.1.2027', '2027-01-20'],
  ['20.1.', '2027-01-20'],
  ['20-01-2027', '2027-01-20'],
  ['20 1 2027', '2027-01-20'],
  ['2027-01-20', '2027-01-20'],
  ['2027/1/20', '2027-01-20'],
  ['20 jan', '2027-01-20'],
  ['20jan', unclear],
  ['20 January 2027', '2027-01-20'],
  ['20 Jan 27', '2027-01-20'],
  ['Jan 20, 2027', '2027-01-20'],
  ['20th of January 2027', '2027-01-20'],
  ['Wed 20 Jan 2027', '2027-01-20'],
  ['Thu 20 Jan 2027', unclear],
  ['sept 1', '2027-09-01'],
  ['29 feb', '2028-02-29'],
  ['today', '2027-01-10'],
  ['Tomorrow', '2027-01-11'],
  ['+7', '2027-01-17'],
  ['+7 days', '2027-01-17'],
  ['in 7 days', '2027-01-17'],
  ['+2w', '2027-01-24'],
  ['fri', '2027-01-15'],
  ['Sunday', '2027-01-17'],
  ['٢٠/١/٢٠٢٧', '2027-01-20'],
  ['２０／０１／２０２７', '2027-01-20'],
  ['', null],
  ['30/02/2027', unclear],
  ['29/02/2027', unclear],
  ['01/20/2027', unclear],
  ['20/01.2027', unclear],
  ['20/1/207', unclear],
  ['2027', unclear],
  ['20', unclear],
  ['soon', unclear],
  ['next friday', unclear],
  ['ma 5', unclear],
  ['5 Jan 2027', '5 Jan 2027 is in the past. Enter 10 Jan 2027 or a later day'],
  ['20/01/2080', '20 Jan 2080 is too late. Enter 31 Dec 2079 or an earlier day'],
])('%s is %s', (text, expected) => {
  expect(day(text)).toBe(expected);
});

describe('in other countries', () => {
  test.each([
    ['de-DE', '20.1.', '2027-01-20'],
    ['de-DE', 'morgen', '2027-01-11'],
    ['de-DE', 'Fr', '2027-01-15'],
    ['de-DE', '3. März 2027', '2027-03-03'],
    ['de-DE', '3 March', '2027-03-03'],
    ['de-DE', 'bald', 'Enter a day, such as 20.01.2027'],
    ['en-US', '1/20/2027', '2027-01-20'],
    ['en-US', '20/1/2027', 'Enter a day, such as 01/20/2027'],
    ['en-US', '20.1.2027', '2027-01-20'],
  ])('in %s, %s is %s', (locale, text, expected) => {
    expect(day(text, { locale })).toBe(expected);
  });
});

test('a first day after today is named as such', () => {
  expect(day('12/1/2027', { min: '2027-01-13' })).toBe(
    '12 Jan 2027 is too early. Enter 13 Jan 2027 or a later day',
  );
});

test('the example is a day that can be typed as it stands', () => {
  for (const locale of ['en-GB', 'de-DE', 'en-US'])
    expect(day(dayExample({ locale, today: form.today }), { locale })).toBe('2027-01-20');
});
