import { expect, test } from 'vitest';
import { isCollectedOn, nextCollection } from '#mocks/rules/collection.ts';
import { unpaid } from './lines.ts';

const line = {
  ...unpaid({ no: 1, dueDate: '2027-02-10', interestMinor: 0, principalMinor: 100_00 }),
  reopenedOn: null,
};
const paid = { ...line, paidPrincipalMinor: 100_00 };
const days = Array.from({ length: 9 }, (_, index) => `2027-02-${String(index + 9).padStart(2, '0')}`);

test('a saved card is charged on the day of collection and 1, 3 and 5 days later', () => {
  const collectionDays = ['2027-02-10', '2027-02-11', '2027-02-13', '2027-02-15'];
  expect(days.filter((day) => isCollectedOn(line, day))).toEqual(collectionDays);
  expect(days.map((day) => nextCollection([line], day))).toEqual([
    '2027-02-10', // on the 9th
    '2027-02-11',
    '2027-02-13',
    '2027-02-13',
    '2027-02-15',
    '2027-02-15',
    null,
    null,
    null,
  ]);
});

test('neither a line that is paid nor a down payment is collected', () => {
  for (const other of [paid, { ...line, no: 0 }]) {
    expect(days.filter((day) => isCollectedOn(other, day))).toEqual([]);
    expect(nextCollection([other], '2027-02-09')).toBeNull();
  }
});

test('what is reopened on the day of collection or later is not charged to the card', () => {
  const collectionDaysOf = (reopenedOn: string) =>
    days.filter((day) => isCollectedOn({ ...line, reopenedOn }, day));
  expect(collectionDaysOf('2027-02-09')).toEqual(['2027-02-10', '2027-02-11', '2027-02-13', '2027-02-15']);
  expect(collectionDaysOf('2027-02-10')).toEqual([]);
  expect(collectionDaysOf('2027-02-11')).toEqual([]);
  expect(nextCollection([{ ...line, reopenedOn: '2027-02-10' }], '2027-02-10')).toBeNull();
});
