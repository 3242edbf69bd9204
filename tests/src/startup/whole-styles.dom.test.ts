import { beforeEach, expect, test } from 'vitest';
import { loadWholeStyles } from '#src/startup/whole-styles.ts';

function preloaded(): HTMLLinkElement {
  document.head.innerHTML = '<link rel="preload" as="style" id="entry-style" href="/assets/entry-1.css">';
  const link = document.querySelector('link');
  if (!link) throw new Error('no link');
  return link;
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('the preloaded sheet is applied in its place, whatever the preload says', async () => {
  const link = preloaded();
  const events: string[] = [];
  const loaded = loadWholeStyles(document).then(() => events.push('applied'));
  expect(link.rel).toBe('stylesheet');
  link.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(events).toEqual([]);
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  link.dispatchEvent(new Event('load'));
  await loaded;
  expect(events).toEqual(['applied']);
});

test('the whole style sheets replace their critical parts', async () => {
  const link = preloaded();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style data-critical-sheet>.a{color:red}</style><style data-critical-sheet></style>',
  );
  const whole = JSON.stringify(['.a{color:red}.b{top:0}', '.c{left:0}']);
  document.body.innerHTML = `<script type="application/json" id="whole-sheets">${whole}</script>`;
  const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const loaded = loadWholeStyles(document);
  expect(styles()).toEqual(['.a{color:red}', '']);
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  link.dispatchEvent(new Event('load'));
  await loaded;
  expect(styles()).toEqual(['.a{color:red}.b{top:0}', '.c{left:0}']);
});

test('a sheet that cannot be loaded ends the start with a message and a next step', async () => {
  const link = preloaded();
  const loaded = loadWholeStyles(document);
  link.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toThrow('Its styles could not be loaded');
});

test('nothing is waited for where the development server links every sheet', async () => {
  await expect(loadWholeStyles(document)).resolves.toBeUndefined();
});
