import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { looks } from '#tools/gallery/catalogue.ts';
import { changesText, compare } from '#tools/gallery/compare.ts';
import { differingShare } from '#tools/gallery/pixels.ts';
import { statesWith } from '#tools/gallery/states.ts';
import { emptyGallery } from '#tools/gallery/write.ts';
import { galleryOf, photographed } from './photographed.ts';

const before = galleryOf(
  photographed('empty', 'a'),
  photographed('error', 'b'),
  photographed('loading', 'c'),
  photographed('offline', 'd'),
);
const now = galleryOf(
  photographed('empty', 'a'),
  photographed('error', 'b2'),
  photographed('loading', 'c2'),
  photographed('success', 'e'),
);
const looksDifferent = (_now: unknown, { hash }: { readonly hash: string }) => Promise.resolve(hash !== 'c');

test('states are the same, changed, new or gone since an earlier gallery', async () => {
  const states = await compare(now, before, looksDifferent);
  expect(states.map(({ state, change }) => [state, change])).toEqual([
    ['empty', 'same'],
    ['error', 'changed'],
    ['loading', 'same'], // other bytes that look the same
    ['success', 'new'],
    ['offline', 'gone'],
  ]);
  expect(changesText(states)).toBe('1 changed, 1 new, 1 gone, 2 the same');
  const earlierOf = (name: string) =>
    states.find(({ state }) => state === name)?.pictures.map((picture) => picture.before?.hash);
  expect(earlierOf('error')).toEqual(looks.map(() => 'b'));
  expect(earlierOf('loading')).toEqual(looks.map(() => undefined));
});

test('a picture that could not be taken again is a change', async () => {
  const [error] = before.states;
  if (!error) throw new Error('no state');
  const without = galleryOf({ ...error, pictures: {} });
  const states = await compare(without, galleryOf(error), looksDifferent);
  expect(states.map(({ change }) => change)).toEqual(['changed']);
});

const pixels = (width: number, ...reds: readonly number[]) => ({
  width,
  height: reds.length / width,
  data: reds.flatMap((red) => [red, 0, 0, 255]),
});

test.each([
  ['equal pictures', pixels(2, 10, 20, 30, 40), pixels(2, 10, 20, 30, 40), 0],
  ['what compression changes', pixels(2, 10, 20, 30, 40), pixels(2, 14, 20, 30, 36), 0],
  ['one pixel of four', pixels(2, 10, 20, 30, 40), pixels(2, 10, 200, 30, 40), 0.25],
  ['a longer page', pixels(2, 10, 20), pixels(2, 10, 20, 30, 40), 0.5],
  ['another width', pixels(2, 10, 20), pixels(1, 10, 20), 1],
])('the share of pixels that differ: %s', (_what, one, other, share) => {
  expect(differingShare([one, other])).toBe(share);
});

test('a state is found by its page, its name, its address and the requirements of its page', () => {
  const titles = (words: string) =>
    statesWith(words).map(({ described }) => `${described.page}: ${described.state}`);
  expect(titles('checkout loading').length).toBeGreaterThan(0);
  expect(titles('Log in out logged')).toEqual([
    'Log in and out: success (logged out)',
    'Log in and out: success (logged in)',
  ]);
  expect(new Set(statesWith('ROUTE-02').map(({ described }) => described.page))).toEqual(new Set(['Error']));
  expect(statesWith('no-such-state')).toEqual([]);
});

test('a folder that is no gallery keeps its files, and a gallery is replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  emptyGallery(folder);
  const page = join(folder, 'index.html');
  writeFileSync(page, 'of a project');
  expect(() => emptyGallery(folder)).toThrow('index.html and no gallery.json');
  expect(existsSync(page)).toBe(true);
  writeFileSync(join(folder, 'gallery.json'), '{}');
  emptyGallery(folder);
  expect(existsSync(page)).toBe(false);
});
