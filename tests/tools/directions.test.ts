import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const clean = {
  'contracts/z.ts': "export * as z from 'zod/mini';",
  'contracts/endpoint.ts': "import { z } from './z.ts';\nexport const path = z.string();",
  'contracts/openapi/rules.ts': "export { path as rules } from '#contracts/endpoint.ts';",
  'contracts/openapi/guards/order.ts': "export { rules } from '#contracts/openapi/rules.ts';",
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
  'tests/kit/backend.ts': "export { start } from '#mocks/adapters/browser/start-mocks.ts';",
  'tests/contracts/machines.ts': "export { path } from '#contracts/endpoint.ts';",
  'tests/mocks/rows.test.ts': "import '#tests/suite/cases.ts';\nimport '#tests/kit/backend.ts';",
  'tests/suite/cases.ts': "import '#tests/contracts/machines.ts';\nimport '#tests/kit/person.ts';",
  'tests/suite/in-process.ts': "import '#tests/kit/backend.ts';\nimport '#mocks/store/tables.ts';",
  'tests/one.test.ts': "import { start } from '#mocks/adapters/browser/start-mocks.ts';\nstart();",
  'tests/deep.config.ts': "import base from '../vite.config.ts';\nexport default base;",
  'e2e/one.spec.ts': 'export const page = 1;',
  'src/customer/home/a.ts': "import '#src/customer/checkout/draft.ts';",
  'vite.config.ts': 'export default {};',
};

const page = 'src/customer/home/pages/home';
type Planted = readonly (readonly [file: string, code: string])[];

const imports: Planted = [
  ['contracts/z.ts', "export * as z from 'zod';"],
  ['contracts/a.ts', "import { z } from 'zod/mini';"],
  ['contracts/b.ts', "import { start } from '#mocks/adapters/browser/start-mocks.ts';"],
  ['contracts/c.ts', `export type { part } from '#${page}/part.ts';`],
  ['contracts/d.ts', "import '#contracts/openapi/rules.ts';"],
  ['mocks/resources/orders/guards.ts', "import '#contracts/openapi/guards/order.ts';"],
  ['src/ui/m.ts', "import '#contracts/openapi/guards/order.ts';"],
  ['mocks/adapters/a.ts', `import '#${page}/part.ts';`],
  ['mocks/adapters/b.ts', "import { page } from '#e2e/one.spec.ts';"],
  ['mocks/adapters/c.ts', "import { useState } from 'react';"],
  ['src/ui/a.ts', "import { start } from '#mocks/adapters/browser/start-mocks.ts';"],
  ['src/ui/b.ts', "import type { start } from '#mocks/adapters/browser/start-mocks.ts';"],
  ['src/ui/types.ts', "export type Start = import('#mocks/adapters/browser/start-mocks.ts').start;"],
  [
    'src/ui/queries.ts',
    "export type Module = { a: typeof import('#mocks/adapters/browser/start-mocks.ts') };",
  ],
  ['src/ui/c.ts', "export const start = () => import('#mocks/adapters/browser/start-mocks.ts');"],
  ['src/demo/mocks.ts', "export { start } from '#mocks/adapters/browser/start-mocks.ts';"],
  ['src/ui/d.ts', "export * from '#tests/one.test.ts';"],
  ['src/ui/e.ts', "import { z } from 'zod';"],
  ['src/ui/f.ts', "import { http } from 'msw';"],
  ['src/ui/g.ts', "export const tool = () => import('#tools/build.ts');"],
  ['tools/a.ts', "import '#tests/one.test.ts';"],
  ['src/platform/a.ts', "import '#src/ui/words.ts';"],
  ['src/ui/i.ts', "import '#src/resources/plans/labels.ts';"],
  ['src/ui/j.ts', "import type { list } from '#src/administration/plans/list.tsx';"],
  ['src/ui/k.ts', `export const p = () => import('#${page}/page.tsx');`],
  ['src/ui/l.ts', "import '#src/other/a.ts';"],
  ['src/app/a.ts', `import '#${page}/part.ts';`],
  ['src/app/routes.tsx', `import '#${page}/page.tsx';`],
  ['src/customer/home/a.ts', "import './pages/home/part.ts';"],
  [`${page}/a.ts`, "import './deep/page.tsx';"],
  [`${page}/deep/a.ts`, `import { part } from '#${page}/part.ts';`],
  [`${page}/b.ts`, "import '#src/administration/plans/details.tsx';"],
  [`${page}/c.ts`, "export const list = () => import('#src/administration/plans/list.tsx');"],
  ['src/administration/plans/a.ts', "import type { draft } from '#src/customer/checkout/draft.ts';"],
  ['src/resources/plans/a.ts', "import '#src/customer/checkout/draft.ts';"],
  ['src/kits/forms/a.ts', "import '#src/kits/lists/rows.ts';"],
  ['mocks/rules/a.ts', "import '#mocks/resources/plans/record.ts';"],
  ['mocks/rules/b.ts', "import '#mocks/commands/pay.ts';"],
  ['mocks/store/a.ts', "import '#mocks/resources/plans/record.ts';"],
  ['mocks/store/b.ts', "import '#mocks/commands/pay.ts';"],
  ['mocks/store/c.ts', "import '#mocks/core/a.ts';"],
  ['mocks/store/e.ts', "import '#mocks/rules/money.ts';"],
  ['mocks/rules/e.ts', "import '#mocks/store/tables.ts';"],
  ['mocks/core/a.ts', "import '#mocks/commands/pay.ts';"],
  ['mocks/core/b.ts', "import '#mocks/resources/plans/record.ts';"],
  ['mocks/resources/plans/a.ts', "import '#mocks/commands/pay.ts';"],
  ['mocks/commands/a.ts', "import '#mocks/adapters/browser/start-mocks.ts';"],
  ['mocks/resources/orders/a.ts', "import { plan } from '#mocks/resources/plans/record.ts';"],
  ['mocks/rules/c.ts', "import '#mocks/backend/operations.ts';"],
  ['mocks/store/d.ts', "import '#mocks/backend/demo.ts';"],
  ['mocks/core/c.ts', "import '#mocks/resources/tables.ts';"],
  ['mocks/resources/orders/b.ts', "import '#mocks/backend/operations.ts';"],
  ['mocks/scenarios/a.ts', "import '#mocks/adapters/server/main.ts';"],
  ['mocks/time/a.ts', "import '#mocks/rules/money.ts';"],
  ['mocks/commands/b.ts', "import '#mocks/jobs/day.ts';"],
  ['mocks/commands/c.ts', "import '#mocks/notices/text.ts';"],
  ['mocks/rules/d.ts', "import '#mocks/services/b.ts';"],
  ['tests/contracts/a.ts', "import '#mocks/store/tables.ts';"],
  ['tests/contracts/b.ts', "import type { order } from '#mocks/resources/orders/record.ts';"],
  ['tests/contracts/c.ts', "import '#tests/kit/backend.ts';"],
  ['tests/suite/a.ts', "import '#mocks/adapters/browser/start-mocks.ts';"],
  ['tests/suite/b.ts', "import '#tests/kit/backend.ts';"],
  ['tests/suite/flows/c.ts', "export const rows = () => import('#tests/mocks/rows.test.ts');"],
  ['tests/kit/a.ts', "import '#mocks/time/clock.ts';"],
  ['tests/kit/b.ts', "import '#tests/kit/backend.ts';"],
];

/** Paths that climb, so that a file cannot move without its importers counting dots. */
const climbing: Planted = [
  ['src/ui/h.ts', "import '../platform/time.ts';"],
  ['tests/deep/a.ts', "import '../one.test.ts';"],
];

/** Files outside the folders that have a storey. */
const unplaced: Planted = [
  ['src/a.ts', "import '#src/ui/words.ts';"],
  ['mocks/services/a.ts', "import '#contracts/endpoint.ts';"],
  ['mocks/d.ts', "import '#mocks/time/clock.ts';"],
];

const roots: string[] = [];

/** The rules that each file of a project breaks. */
async function lint(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string[]>>> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'directions-')));
  roots.push(root);
  const names = ['contracts', 'mocks', 'src', 'tools', 'tests', 'e2e'];
  const subpaths = Object.fromEntries(names.map((name) => [`#${name}/*`, `./${name}/*`]));
  const directionsFile = resolve('tools/lint/directions.ts');
  const setUp = {
    'package.json': JSON.stringify({ name: 'planted', type: 'module', imports: subpaths }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { moduleResolution: 'bundler', module: 'ESNext' } }),
    'oxlint.config.ts': `import { directions } from '${directionsFile}';
export default { ...directions(import.meta.dirname), categories: { correctness: 'off' } };`,
  };
  for (const [file, code] of Object.entries({ ...setUp, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), code);
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const said = await new Promise<string>((done) => {
    const oxlint = resolve('node_modules/.bin/oxlint');
    execFile(oxlint, ['-f', 'json', ...names, 'vite.config.ts'], { cwd: root }, (_failed, stdout) =>
      done(stdout),
    );
  });
  const { diagnostics } = JSON.parse(said) as { diagnostics: { code: string; filename: string }[] };
  const byFile = Map.groupBy(diagnostics, ({ filename }) => filename);
  return Object.fromEntries([...byFile].map(([file, errors]) => [file, errors.map(({ code }) => code)]));
}

let broken: Readonly<Record<string, string[]>> = {};

beforeAll(async () => {
  const planted = [...imports, ...climbing, ...unplaced];
  const added = planted.filter(([file]) => !(file in clean));
  const plantedChanges = planted.filter(([file]) => file in clean);
  broken = {
    ...(await lint({ ...clean, ...Object.fromEntries(added) })),
    ...(await lint({ ...clean, ...Object.fromEntries(plantedChanges) })),
  };
});
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

describe('import directions', () => {
  test('allowed imports pass', async () => {
    expect(await lint(clean)).toEqual({});
  });

  test.each(imports)('%s does not %s', (file) => {
    expect(broken[file]).toEqual(['boundaries(dependencies)']);
  });

  test.each(climbing)('%s does not climb: %s', (file) => {
    expect(broken[file]).toEqual(['import(no-relative-parent-imports)']);
  });

  test.each(unplaced)('%s has no storey', (file) => {
    expect(broken[file]).toEqual(['boundaries(no-unknown-files)']);
  });
});
