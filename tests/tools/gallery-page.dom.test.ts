import { expect, test } from 'vitest';
import { looks } from '#tools/gallery/catalogue.ts';
import { compare, uncompared } from '#tools/gallery/compare.ts';
import { filterGallery } from '#tools/gallery/filter.ts';
import { galleryPage } from '#tools/gallery/page.ts';
import { galleryOf, photographed } from './photographed.ts';

const opened = (text: string) => new DOMParser().parseFromString(text, 'text/html');
const visible = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].filter((element) => element.closest('[hidden]') === null);
const titles = (page: Document) => visible(page, 'h3').map(({ textContent }) => textContent);

/** Types or chooses a value in the form of the page. */
function enter(page: Document, name: string, value: string): void {
  const control = page.querySelector(`[name=${name}]`);
  if (control && 'value' in control) control.value = value;
  control?.dispatchEvent(new Event('input', { bubbles: true }));
}

const states = ['empty', 'error "500"'].map((state) => photographed(state, 'a'));

test('the page has headings and four pictures of each state, and loads nothing but them', () => {
  const text = galleryPage(uncompared(galleryOf(...states)));
  const page = opened(text);
  expect(titles(page)).toEqual(['Plans & orders: empty', 'Plans & orders: error "500"']);
  expect(page.querySelector('h2')?.textContent).toBe('Plans & orders');
  const pictures = [...page.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(
    states.flatMap(({ pictures: own }) => looks.map((look) => own[look]?.file)),
  );
  expect(pictures[0]?.getAttribute('alt')).toBe('Plans & orders: empty, desktop, light');
  expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
  expect(
    page.querySelectorAll('link:not([href^="data:"]), script[src], [src^="/"], [href^="/"]'),
  ).toHaveLength(0);
  expect(text).not.toMatch(/https?:/);
});

test('states are found by words, and pictures by device and colours', () => {
  const page = opened(galleryPage(uncompared(galleryOf(...states))));
  filterGallery(page);
  expect(page.querySelector('[role=status]')?.textContent).toBe('2 of 2 states');
  enter(page, 'words', 'route-08 EMPTY');
  expect(titles(page)).toEqual(['Plans & orders: empty']);
  expect(page.querySelector('[role=status]')?.textContent).toBe('1 of 2 states');
  enter(page, 'device', 'phone');
  enter(page, 'colours', 'dark');
  expect(visible(page, 'img').map((image) => image.getAttribute('alt'))).toEqual([
    'Plans & orders: empty, phone, dark',
  ]);
  enter(page, 'words', 'nothing-like-this');
  expect(visible(page, 'h2, h3')).toEqual([]);
});

test('what has changed is marked, shown beside what was before, and found', async () => {
  const before = galleryOf(photographed('empty', 'a'), photographed('error', 'b'), photographed('gone', 'c'));
  const now = galleryOf(photographed('empty', 'a'), photographed('error', 'b2'), photographed('new', 'd'));
  const page = opened(galleryPage(await compare(now, before, () => Promise.resolve(true))));
  filterGallery(page);
  const found = (change: string) => {
    enter(page, 'change', change);
    return titles(page);
  };
  expect(found('changed')).toEqual(['Plans & orders: error changed']);
  expect(visible(page, 'img').map((image) => image.getAttribute('src')?.split('/')[0])).toEqual(
    looks.flatMap(() => ['before', 'pictures']),
  );
  expect(found('new')).toEqual(['Plans & orders: new new']);
  expect(found('gone')).toEqual(['Plans & orders: gone gone']);
  expect(found('same')).toEqual(['Plans & orders: empty']);
});
