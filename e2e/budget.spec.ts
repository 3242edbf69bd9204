import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { routeIds, routes } from '../src/app/paths.ts';
import { compressedBytes, filesOf, pageModule, readManifest } from '../tools/build/manifest.ts';

const dist = resolve(import.meta.dirname, '..', process.env['E2E_DIST_IN_USE'] ?? '');
const paths = routeIds().map((id) => routes[id].path);
const entry = 'index.html';
const mocks = 'mocks/browser.ts';

interface Budget {
  /** Where we want to be. */
  readonly aim: number;
  /** What no change may exceed; it only goes down. */
  readonly limit: number;
}

/** Kilobytes of script that a first visit loads, compressed, without the mock backend. */
const scripts: Readonly<Record<string, Budget>> = {
  '/': { aim: 125, limit: 155 },
  '/checkout': { aim: 140, limit: 165 },
  '/checkout/confirmation': { aim: 145, limit: 175 },
};
const otherScripts: Budget = { aim: 145, limit: 160 };
const styles: Budget = { aim: 14, limit: 15.5 };
const mocksLimit = 70;

test.describe('what a first visit loads', () => {
  for (const path of paths) {
    test(`${path} keeps to its bytes`, () => {
      const files = filesOf(readManifest(dist), entry, pageModule(path));
      const script = compressedBytes(dist, files, '.js') / 1000;
      const style = compressedBytes(dist, files, '.css') / 1000;
      const { aim, limit } = scripts[path] ?? otherScripts;
      console.log(
        `${path}: ${script.toFixed(1)} kB of script (aim ${aim}), ${style.toFixed(1)} of style (aim ${styles.aim})`,
      );
      expect(script).toBeLessThanOrEqual(limit);
      expect(style).toBeLessThanOrEqual(styles.limit);
    });
  }

  test('every page is a chunk of its own, loaded only when it is asked for [ROUTE-18]', () => {
    const manifest = readManifest(dist);
    const first = filesOf(manifest, entry);
    const chunks = paths.map((path) => manifest[pageModule(path)]);
    expect(chunks.map((chunk) => chunk?.isDynamicEntry)).toEqual(paths.map(() => true));
    const files = new Set(chunks.map((chunk) => chunk?.file ?? ''));
    expect(files.size).toBe(paths.length);
    expect([...files].filter((file) => first.has(file))).toEqual([]);
  });
});

test.describe('the mock backend', () => {
  const pages = () => filesOf(readManifest(dist), entry, ...paths.map(pageModule));

  test('is in no file of any page', () => {
    for (const file of pages()) {
      if (!file.endsWith('.js')) continue;
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(
        /\bmsw\b|tough-cookie|tldts|InterceptorSource/i,
      );
    }
  });

  test('comes in chunks of its own that keep to their bytes', () => {
    const first = pages();
    const own = [...filesOf(readManifest(dist), mocks)].filter((file) => !first.has(file));
    const script = compressedBytes(dist, own, '.js') / 1000;
    console.log(`mock backend: ${script.toFixed(1)} kB of script`);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(mocksLimit);
  });
});
