import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDirections } from '#tools/directions/check.ts';

const clean = {
  'contracts/z.ts': "export * as z from 'zod/mini';",
  'contracts/endpoint.ts': "import { z } from './z.ts';\nexport const path = z.string();",
  'mocks/adapters/browser/start-mocks.ts':
    "import { path } from '#contracts/endpoint.ts';\nexport const start = () => path;",
  'mocks/rules/money.ts': 'export const round = 1;',
  'mocks/store/tables.ts': 'export const table = 1;',
  'mocks/time/clock.ts': "export { path as now } from '#contracts/endpoint.ts';",
  'mocks/store/log.ts': "export { now } from '#mocks/time/clock.ts';",
  'mocks/resources/tables.ts': "export { order } from '#mocks/resources/orders/record.ts';",
  'mocks/resources/orders/store.ts': "export { order } from '#mocks/resources/tables.ts';",
  'mocks/backend/operations.ts': "export * from '#mocks/commands/pay.ts';",
  'mocks/backend/demo.ts':
    "export * from './operations.ts';\nexport { mira } from '#mocks/scenarios/mira.ts';",
  'mocks/scenarios/mira.ts': "export { order as mira } from '#mocks/commands/pay.ts';",
  'mocks/adapters/server/main.ts': "export * from '#mocks/backend/demo.ts';",
  'mocks/jobs/day.ts': "export * from '#mocks/notices/text.ts';",
  'mocks/notices/text.ts': 'export const text = 1;',
  'mocks/commands/pay.ts': "export { order } from '#mocks/resources/orders/record.ts';",
  'mocks/core/rows.ts':
    "export { round } from '#mocks/rules/money.ts';\nexport { table } from '#mocks/store/tables.ts';",
  'mocks/resources/orders/record.ts': "export { round as order } from '#mocks/core/rows.ts';",
  'mocks/resources/orders/view.ts': "export { order } from './record.ts';",
  'mocks/resources/plans/record.ts': 'export const plan = 1;',
  'src/app/routes.tsx': "export const home = () => import('#src/customer/home/pages/home/page.tsx');",
  'src/demo/mocks.ts': "export const start = () => import('#mocks/adapters/browser/start-mocks.ts');",
  'src/customer/home/pages/home/page.tsx':
    "import { useState } from 'react';\nimport { part } from './part.ts';\nexport default part;",
  'src/customer/home/pages/home/part.ts': "export { words as part } from '#src/resources/plans/labels.ts';",
  'src/customer/home/pages/home/deep/page.tsx': 'export default 1;',
  'src/resources/plans/labels.ts': "export { words } from '#src/ui/words.ts';",
  'src/administration/plans/list.tsx': 'export const list = 1;',
  'src/administration/plans/details.tsx': 'export const details = 1;',
  'src/customer/checkout/draft.ts': 'export const draft = 1;',
  'src/kits/lists/rows.ts': 'export const rows = 1;',
  'src/ui/words.ts': "export { day as words } from '#src/platform/time.ts';",
  'src/platform/time.ts': 'export const day = 1;',
  'tools/build.ts': "import { start } from '#mocks/adapters/browser/start-mocks.ts';\nexport { start };",
  'tools/bench/measure.ts': "export { person } from '#tests/kit/person.ts';",
  'tests/kit/person.ts': 'export const person = 1;',
  'tests/one.test.ts': "import { start } from '#mocks/adapters/browser/start-mocks.ts';\nstart();",
  'tests/configuration.ts': "import base from '../vite.config.ts';\nexport default base;",
  'e2e/one.spec.ts': 'export const page = 1;',
  'vite.config.ts': 'export default {};',
};

const page = 'src/customer/home/pages/home';
const alone = 'only the route table imports a page, lazily';
const otherWing = (wing: string, other: string) => `${wing} does not import ${other}, the other wing`;

/** A file with a forbidden import, and the message about it. */
const planted: readonly (readonly [file: string, code: string, says: string])[] = [
  ['contracts/a.ts', "import { z } from 'zod/mini';", 'contracts does not import zod/mini'],
  [
    'contracts/b.ts',
    "import { start } from '#mocks/adapters/browser/start-mocks.ts';",
    'contracts does not import mocks',
  ],
  ['contracts/c.ts', `export type { part } from '#${page}/part.ts';`, 'contracts does not import src'],
  ['mocks/a.ts', `import '#${page}/part.ts';`, 'mocks does not import src'],
  ['mocks/b.ts', "import { page } from '#e2e/one.spec.ts';", 'mocks does not import e2e'],
  ['mocks/c.ts', "import { useState } from 'react';", 'mocks does not import react'],
  [
    'src/ui/a.ts',
    "import { start } from '#mocks/adapters/browser/start-mocks.ts';",
    'src does not import mocks',
  ],
  [
    'src/ui/b.ts',
    "import type { start } from '#mocks/adapters/browser/start-mocks.ts';",
    'src does not import mocks',
  ],
  [
    'src/ui/types.ts',
    "export type Start = import('#mocks/adapters/browser/start-mocks.ts').start;",
    'src does not import mocks',
  ],
  [
    'src/ui/queries.ts',
    "export type Module = { a: typeof import('#mocks/adapters/browser/start-mocks.ts') };",
    'src does not import mocks',
  ],
  [
    'src/ui/c.ts',
    "export const start = () => import('#mocks/adapters/browser/start-mocks.ts');",
    'src does not import mocks',
  ],
  [
    'src/demo/mocks.ts',
    "export { start } from '#mocks/adapters/browser/start-mocks.ts';",
    'src does not import mocks',
  ],
  ['src/ui/d.ts', "export * from '#tests/one.test.ts';", 'src does not import tests'],
  ['src/ui/e.ts', "import { z } from 'zod';", 'src does not import zod'],
  ['src/ui/f.ts', "import { http } from 'msw';", 'src does not import msw'],
  ['src/ui/g.ts', "export const tool = () => import('#tools/build.ts');", 'src does not import tools'],
  ['tools/a.ts', "import '#tests/one.test.ts';", 'tools does not import tests'],
  ['tests/a.ts', "import '#docs/a.ts';", 'tests does not import docs'],

  // Paths of the package, so that a file can move without its importers counting dots.
  ['src/ui/h.ts', "import '../platform/time.ts';", 'write #src/platform/time.ts, not a path that climbs'],
  ['tests/deep/a.ts', "import '../one.test.ts';", 'write #tests/one.test.ts, not a path that climbs'],

  // Storeys.
  ['src/platform/a.ts', "import '#src/ui/words.ts';", 'platform does not import ui, which lies above it'],
  ['src/ui/i.ts', "import '#src/resources/plans/labels.ts';", 'ui does not import resources, .*'],
  [
    'src/ui/j.ts',
    "import type { list } from '#src/administration/plans/list.tsx';",
    'ui does not import administration, .*',
  ],
  ['src/ui/k.ts', `export const p = () => import('#${page}/page.tsx');`, 'ui does not import customer, .*'],
  ['src/ui/l.ts', "import '#src/other/a.ts';", 'src/other/a.ts is in no folder of src'],
  ['src/a.ts', "import '#src/ui/words.ts';", 'src/a.ts is in no folder of src'],

  // Pages.
  ['src/app/a.ts', `import '#${page}/part.ts';`, alone],
  ['src/app/routes.tsx', `import '#${page}/page.tsx';`, alone],
  ['src/customer/home/a.ts', "import './pages/home/part.ts';", alone],
  [`${page}/a.ts`, "import './deep/page.tsx';", 'a page does not import another page'],
  [`${page}/deep/a.ts`, `import { part } from '#${page}/part.ts';`, 'a page does not import another page'],

  // Wings.
  [
    `${page}/b.ts`,
    "import '#src/administration/plans/details.tsx';",
    otherWing('customer', 'administration'),
  ],
  [
    `${page}/c.ts`,
    "export const list = () => import('#src/administration/plans/list.tsx');",
    otherWing('customer', 'administration'),
  ],
  [
    'src/administration/plans/a.ts',
    "import type { draft } from '#src/customer/checkout/draft.ts';",
    otherWing('administration', 'customer'),
  ],
  [
    'src/resources/plans/a.ts',
    "import '#src/customer/checkout/draft.ts';",
    'resources does not import customer, which lies above it',
  ],
  [
    'src/kits/forms/a.ts',
    "import '#src/kits/lists/rows.ts';",
    'kits/forms does not import kits/lists, which lies above it',
  ],

  // The backend.
  [
    'mocks/rules/a.ts',
    "import '#mocks/resources/plans/record.ts';",
    'mocks/rules does not import mocks/resources',
  ],
  ['mocks/rules/b.ts', "import '#mocks/commands/pay.ts';", 'mocks/rules does not import mocks/commands'],
  [
    'mocks/store/a.ts',
    "import '#mocks/resources/plans/record.ts';",
    'mocks/store does not import mocks/resources',
  ],
  ['mocks/store/b.ts', "import '#mocks/commands/pay.ts';", 'mocks/store does not import mocks/commands'],
  ['mocks/store/c.ts', "import '#mocks/core/a.ts';", 'mocks/store does not import mocks/core'],
  ['mocks/store/e.ts', "import '#mocks/rules/money.ts';", 'mocks/store does not import mocks/rules'],
  ['mocks/rules/e.ts', "import '#mocks/store/tables.ts';", 'mocks/rules does not import mocks/store'],
  ['mocks/core/a.ts', "import '#mocks/commands/pay.ts';", 'mocks/core does not import mocks/commands'],
  [
    'mocks/core/b.ts',
    "import '#mocks/resources/plans/record.ts';",
    'mocks/core does not import mocks/resources',
  ],
  [
    'mocks/resources/plans/a.ts',
    "import '#mocks/commands/pay.ts';",
    'mocks/resources does not import mocks/commands',
  ],
  [
    'mocks/commands/a.ts',
    "import '#mocks/adapters/browser/start-mocks.ts';",
    'mocks/commands does not import mocks/adapters',
  ],
  [
    'mocks/resources/orders/a.ts',
    "import { plan } from '#mocks/resources/plans/record.ts';",
    'the resource orders does not import the resource plans',
  ],

  ['mocks/rules/c.ts', "import '#mocks/backend/operations.ts';", 'mocks/rules does not import mocks/backend'],
  ['mocks/store/d.ts', "import '#mocks/backend/demo.ts';", 'mocks/store does not import mocks/backend'],
  ['mocks/core/c.ts', "import '#mocks/resources/tables.ts';", 'mocks/core does not import mocks/resources'],
  [
    'mocks/resources/orders/b.ts',
    "import '#mocks/backend/operations.ts';",
    'mocks/resources does not import mocks/backend',
  ],
  [
    'mocks/scenarios/a.ts',
    "import '#mocks/adapters/server/main.ts';",
    'mocks/scenarios does not import mocks/adapters',
  ],
  ['mocks/time/a.ts', "import '#mocks/rules/money.ts';", 'mocks/time does not import mocks/rules'],
  ['mocks/commands/b.ts', "import '#mocks/jobs/day.ts';", 'mocks/commands does not import mocks/jobs'],
  ['mocks/commands/c.ts', "import '#mocks/notices/text.ts';", 'mocks/commands does not import mocks/notices'],
  ['mocks/services/a.ts', "import '#contracts/endpoint.ts';", 'mocks/services/a.ts is in no storey of mocks'],
  ['mocks/rules/d.ts', "import '#mocks/services/b.ts';", 'mocks/services/b.ts is in no storey of mocks'],
  ['mocks/d.ts', "import '#mocks/time/clock.ts';", 'mocks/d.ts is in no storey of mocks'],
];

let root = '';
const write = (file: string, code: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), code);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'directions-'));
  for (const [file, code] of Object.entries(clean)) write(file, code);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('import directions', () => {
  test('allowed imports pass', () => {
    expect(checkDirections(root)).toEqual([]);
  });

  test('a folder of a wing may import another one of the same wing', () => {
    write('src/customer/home/a.ts', "import '#src/customer/checkout/draft.ts';");
    expect(checkDirections(root)).toEqual([]);
  });

  test.each(planted)('%s: %s', (file, code, says) => {
    write(file, code);
    const found = checkDirections(root);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')} imports .*: ${says}$`));
  });

  test('a file that cannot be parsed is an error', () => {
    write('src/ui/broken.ts', 'import {');
    expect(() => checkDirections(root)).toThrow('src/ui/broken.ts');
  });

  test('the project has no forbidden import', () => {
    expect(checkDirections(join(import.meta.dirname, '../..'))).toEqual([]);
  });
});
