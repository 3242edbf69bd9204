import { expect, test } from 'vitest';
import { folded } from '#mocks/store/folded.ts';

test.each([
  ['Łukasz', 'lukasz'],
  ['Søren', 'soren'],
  ['Groß', 'gross'],
  ['STRAẞE', 'strasse'],
  ['Đorđe', 'dorde'],
  ['Æsa', 'aesa'],
  ['Œuvre', 'oeuvre'],
  ['Þór', 'thor'],
  ['Ħal', 'hal'],
  ['İstanbul', 'istanbul'],
  ['Kılıç', 'kilic'],
  ['Nguyễn', 'nguyen'],
  ['Νίκος', 'νικοσ'],
  ['Ｍｉｒａ', 'mira'],
  ['٠١٥١', '0151'],
])('%s is found by %s', (name, typed) => {
  expect(folded(name)).toBe(folded(typed));
});

test.each([
  ['राम', 'रीमा'],
  ['がく', 'かく'],
  ['パリ', 'ハリ'],
  ['ที่', 'ทา'],
  ['мой', 'мои'],
  ['عَلَم', 'عِلْم'],
])('%s is another word than %s', (one, other) => {
  expect(folded(one)).not.toContain(folded(other));
  expect(folded(other)).not.toContain(folded(one));
});

test('letters with a mark or a stroke are in order beside those without', () => {
  const names = ['Zoe', 'Đura', 'Łucja', 'Ægir', 'Dora', 'Lea', 'Max', 'Bo'];
  const sorted = names.toSorted((a, b) => (folded(a) < folded(b) ? -1 : 1));
  expect(sorted).toEqual(['Ægir', 'Bo', 'Dora', 'Đura', 'Lea', 'Łucja', 'Max', 'Zoe']);
});
