import { beforeAll, expect, test } from 'vitest';
import { loadRecovering } from '#src/platform/browser/load-recovering.ts';
import { watchStyles } from '#src/platform/browser/missing-styles.ts';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** Ends the loading of the only style sheet. */
function settle(type: 'load' | 'error'): void {
  const [sheet] = sheets();
  sheet?.dispatchEvent(new Event(type));
}

/** Requests a style sheet, as Vite does before a module. */
function requestSheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'https://app.test/assets/page-1.css';
  document.head.append(link);
}

beforeAll(() => watchStyles(window));

test('a module is loaded after the style sheet that an attempt before could not load', async () => {
  requestSheet();
  settle('error');
  expect(sheets()).toEqual([]);

  const again = loadRecovering(() => Promise.resolve('page'));
  expect(sheets().map((sheet) => sheet.href)).toEqual(['https://app.test/assets/page-1.css']);
  settle('error');
  await expect(again).rejects.toThrow('Unable to preload CSS for https://app.test/assets/page-1.css');

  const last = loadRecovering(() => Promise.resolve('page'));
  settle('load');
  expect(await last).toBe('page');
  await loadRecovering(() => Promise.resolve('page'));
  expect(sheets()).toHaveLength(1);
});
