import { beforeEach, expect, test } from 'vitest';
import { loadEntryStyle } from '#src/app/entry-style.ts';

function preloaded(): HTMLLinkElement {
  document.head.innerHTML = '<link rel="preload" as="style" id="entry-style" href="/assets/entry-1.css">';
  const link = document.querySelector('link');
  if (!link) throw new Error('no link');
  return link;
}

beforeEach(() => {
  document.head.innerHTML = '';
});

test('the preloaded sheet is applied in its place; the end of the preload itself is ignored', async () => {
  const link = preloaded();
  const events: string[] = [];
  const loaded = loadEntryStyle(document).then(() => events.push('applied'));
  expect(link.rel).toBe('stylesheet');
  link.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(events).toEqual([]);
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  link.dispatchEvent(new Event('load'));
  await loaded;
  expect(events).toEqual(['applied']);
});

test('a sheet that cannot be loaded ends the start with a message and a next step', async () => {
  const link = preloaded();
  const loaded = loadEntryStyle(document);
  link.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('Its styles could not be loaded');
});

test('nothing is waited for where the development server links every sheet', async () => {
  await expect(loadEntryStyle(document)).resolves.toBeUndefined();
});
