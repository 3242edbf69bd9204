import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { routeIds, routes } from '#src/platform/page-table.ts';
import { mocksBudget, pageBudget } from '#tools/build/budgets.ts';
import { pageModule, readManifest } from '#tools/build/manifest.ts';
import { pageFiles, weightOfMocks, weightOfPage } from '#tools/build/weight.ts';

const dist = resolve(import.meta.dirname, '..', process.env['E2E_DIST_IN_USE'] ?? '');
const paths = routeIds().map((id) => routes[id].path);

test.describe('what a first visit loads', () => {
  for (const path of paths) {
    test(`${path} stays within its byte limits`, () => {
      const { script, style } = weightOfPage(dist, readManifest(dist), path);
      expect(script).toBeLessThanOrEqual(pageBudget(path).script.limit);
      expect(style).toBeLessThanOrEqual(pageBudget(path).style.limit);
    });
  }

  test('every page is a chunk of its own, loaded with its route only [ROUTE-18]', () => {
    const manifest = readManifest(dist);
    const first = pageFiles(manifest);
    const chunks = paths.map((path) => manifest[pageModule(path)]);
    expect(chunks.map((chunk) => chunk?.isDynamicEntry)).toEqual(paths.map(() => true));
    const files = new Set(chunks.map((chunk) => chunk?.file ?? ''));
    expect(files.size).toBe(paths.length);
    expect([...files].filter((file) => first.has(file))).toEqual([]);
  });
});

test.describe('the mock backend', () => {
  test('is in no chunk of a page', () => {
    for (const file of pageFiles(readManifest(dist), ...paths)) {
      if (!file.endsWith('.js')) continue;
      expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(
        /\bmsw\b|tough-cookie|tldts|InterceptorSource/i,
      );
    }
  });

  test('has chunks of its own within their byte limit', () => {
    const { script } = weightOfMocks(dist, readManifest(dist), paths);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(mocksBudget.limit);
  });
});
