import { readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { filesOf, pageModule, readManifest } from '#tools/build/manifest.ts';
import { pageFiles } from '#tools/build/weight.ts';

const dist = resolve(import.meta.dirname, '../..', process.env['E2E_DIST_IN_USE'] ?? '');
const paths = routeIds().map((id) => routes[id].path);

test.describe('what a first visit loads', () => {
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

test.describe('code that is loaded on demand', () => {
  const has = (file: string, mark: RegExp) =>
    file.endsWith('.js') && mark.test(readFileSync(join(dist, file), 'utf8'));

  for (const [what, mark, parts] of [
    ['the field for files', /@mantine\/dropzone\//, ['FileDrop']],
    ['calendars', /@mantine\/dates\//, ['PaymentCalendar', 'PeriodPopover', 'date-fields']],
    ['charts', /@mantine\/charts\//, ['BalancesOfTwo', 'BarsOfChart', 'WhatIfPanel']],
    ['the camera', /getUserMedia/, ['CodeScanner']],
    ['the command palette', /@mantine\/spotlight\//, ['Palette']],
    ['the list of assumptions', /Five plans: Pay in 4/, ['AssumptionsTab']],
    ['the editor of notifications', /Not saved: something is missing or invalid/, ['Composer']],
  ] as const) {
    test(`${what} is loaded only with the parts that show it`, () => {
      const manifest = readManifest(dist);
      const loading = Object.entries(manifest)
        .filter(([, { isDynamicEntry }]) => isDynamicEntry)
        .map(([name]) => name)
        .filter((name) => [...filesOf(manifest, name)].some((file) => has(file, mark)));
      expect(loading.map((name) => basename(name, extname(name))).toSorted()).toEqual(parts);
      const first = [...pageFiles(manifest, ...paths)];
      expect(first.filter((file) => has(file, mark))).toEqual([]);
    });
  }
});

test('nothing of customers loads the chunk of the administration', () => {
  const manifest = readManifest(dist);
  const ofCustomers = Object.keys(manifest).filter((name) => name.startsWith('src/customer/'));
  expect(ofCustomers.length).toBeGreaterThan(20);
  for (const name of ofCustomers)
    expect(
      [...filesOf(manifest, name)].filter((file) => /\/administration-/.test(file)),
      name,
    ).toEqual([]);
});

test('the mock backend is in no chunk of a page', () => {
  for (const file of pageFiles(readManifest(dist), ...paths)) {
    if (!file.endsWith('.js')) continue;
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(
      /\bmsw\b|tough-cookie|tldts|InterceptorSource/i,
    );
  }
});
