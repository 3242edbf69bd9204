import { expect, test } from 'vitest';
import { duplicatesAmong } from '#mocks/resources/scratchcards/duplicates.ts';

const card = (code: string, pinHash: string) => ({ code, pinHash });

test('cards that share a code, and cards that share a PIN, are counted apart', () => {
  const cards = [
    card('1', 'a'),
    card('1', 'b'),
    card('2', 'c'),
    card('3', 'c'),
    card('4', 'c'),
    card('5', 'd'),
  ];
  expect(duplicatesAmong(cards)).toEqual({ checked: 6, sameCode: 2, samePin: 3 });
});

test('cards that exist once are not duplicates', () => {
  expect(duplicatesAmong([card('1', 'a'), card('2', 'b')])).toEqual({ checked: 2, sameCode: 0, samePin: 0 });
  expect(duplicatesAmong([])).toEqual({ checked: 0, sameCode: 0, samePin: 0 });
});
