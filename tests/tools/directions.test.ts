import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkDirections } from '#tools/directions/check.ts';

const clean = {
  'contracts/z.ts': "export * as z from 'zod/mini';",
  'contracts/endpoint.ts': "import { z } from './z.ts';\nexport const path = z.string();",
  'mocks/adapters/browser/start-mocks.ts':
    "import { path } from '../contracts/endpoint.ts';\nexport const start = () => path;",
  'src/features/demo/mocks.ts': "export const start = () => import('#mocks/adapters/browser/start-mocks.ts');",
  'src/app/routes.tsx': "export const home = () => import('../pages/home/page.tsx');",
  'src/features/home/pages/home/page.tsx':
    "import { useState } from 'react';\nimport { part } from './part.ts';\nexport default part;",
  'src/pages/home/part.ts': 'export const part = 1;',
  'src/pages/home/deep/page.tsx': 'export default 1;',
  'tools/build.ts': "import { start } from '../mocks/adapters/browser/start-mocks.ts';\nexport { start };",
  'tests/one.test.ts': "import { start } from '../mocks/adapters/browser/start-mocks.ts';\nstart();",
  'e2e/one.spec.ts': 'export const page = 1;',
};

/** A file that must not be, and what is said about it. */
const planted: readonly (readonly [file: string, code: string, says: string])[] = [
  ['contracts/a.ts', "import { z } from 'zod/mini';", 'contracts does not import zod/mini'],
  [
    'contracts/b.ts',
    "import { start } from '../mocks/adapters/browser/start-mocks.ts';",
    'contracts does not import mocks',
  ],
  [
    'contracts/c.ts',
    "export type { Part } from '../src/pages/home/part.ts';",
    'contracts does not import src',
  ],
  ['mocks/a.ts', "import '../src/pages/home/part.ts';", 'mocks does not import src'],
  ['mocks/b.ts', "import { page } from '../e2e/one.spec.ts';", 'mocks does not import e2e'],
  ['mocks/c.ts', "import { useState } from 'react';", 'mocks does not import react'],
  [
    'src/a.ts',
    "import { start } from '../mocks/adapters/browser/start-mocks.ts';",
    'src does not import mocks',
  ],
  [
    'src/b.ts',
    "import type { start } from '../mocks/adapters/browser/start-mocks.ts';",
    'src does not import mocks',
  ],
  [
    'src/c.ts',
    "export const start = () => import('../mocks/adapters/browser/start-mocks.ts');",
    'src does not import mocks',
  ],
  [
    'src/features/demo/mocks.ts',
    "export { start } from '#mocks/adapters/browser/start-mocks.ts';",
    'src does not import mocks',
  ],
  ['src/d.ts', "export * from '../tests/one.test.ts';", 'src does not import tests'],
  ['src/e.ts', "import { z } from 'zod';", 'src does not import zod'],
  ['src/f.ts', "import { http } from 'msw';", 'src does not import msw'],
  ['src/g.ts', "export const tool = () => import('../tools/build.ts');", 'src does not import tools'],
  ['src/ui/a.ts', "import '../pages/home/part.ts';", 'only the route table imports a page, lazily'],
  ['src/app/routes.tsx', "import '../pages/home/page.tsx';", 'only the route table imports a page, lazily'],
  ['src/pages/home/a.ts', "import './deep/page.tsx';", 'a page does not import another page'],
  ['src/pages/home/deep/a.ts', "import { part } from '../part.ts';", 'a page does not import another page'],
  ['tools/a.ts', "import '../tests/one.test.ts';", 'tools does not import tests'],
  ['tests/a.ts', "import '../docs/a.ts';", 'tests does not import docs'],
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

describe('who may import whom', () => {
  test('imports along the arrows pass', () => {
    expect(checkDirections(root)).toEqual([]);
  });

  test.each(planted)('%s: %s', (file, code, says) => {
    write(file, code);
    const found = checkDirections(root);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${file.replaceAll('.', '\\.')} imports .*: ${says}$`));
  });

  test('a file that cannot be read as code is not passed over', () => {
    write('src/broken.ts', 'import {');
    expect(() => checkDirections(root)).toThrow('src/broken.ts');
  });

  test('the project itself is clean', () => {
    expect(checkDirections(join(import.meta.dirname, '../..'))).toEqual([]);
  });
});
