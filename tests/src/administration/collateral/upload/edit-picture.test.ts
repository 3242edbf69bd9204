import { expect, test } from 'vitest';
import { cut, noEdit } from '#src/resources/collateral/upload/edit-picture.ts';

test('a picture that is not changed is drawn whole', () => {
  expect(cut(noEdit, 400, 300)).toEqual({ wide: 400, high: 300, left: 0, top: 0, width: 400, height: 300 });
});

test('a quarter of a turn swaps width and height, and is cropped after it', () => {
  expect(cut({ turns: 1, across: [0.5, 1], down: [0.25, 0.75] }, 400, 300)).toEqual({
    wide: 300,
    high: 400,
    left: 150,
    top: 100,
    width: 150,
    height: 200,
  });
});

test('at least one pixel is left', () => {
  expect(cut({ turns: 2, across: [0.5, 0.5], down: [1, 1] }, 3, 3)).toMatchObject({ width: 1, height: 1 });
});
