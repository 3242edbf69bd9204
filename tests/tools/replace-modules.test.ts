import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, type LibraryOptions } from 'vite';
import { type Replacements, replaceModules } from '#e2e/releases/builds/replace-modules.ts';

let root = '';
const files = {
  'src/main.ts':
    "import { greeting } from './greeting.ts';\nexport { farewell } from './farewell.ts';\nexport { greeting };",
  'src/greeting.ts': "export const greeting = 'hello';",
  'src/farewell.ts':
    "import { greeting } from './greeting.ts';\nexport const farewell = `no more ${greeting}`;",
  'doubles/greeting.ts':
    "import { greeting as original } from '/src/greeting.ts';\nexport const greeting = `${original} twice`;",
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

async function built(replacements: Replacements): Promise<string> {
  const lib: LibraryOptions = { entry: join(root, 'src/main.ts'), formats: ['es'] };
  const plugins = [replaceModules(replacements)];
  await build({ root, configFile: false, logLevel: 'silent', plugins, build: { lib, minify: false } });
  const [file = ''] = readdirSync(join(root, 'dist'));
  return readFileSync(join(root, 'dist', file), 'utf8');
}

async function exportsOf(code: string): Promise<unknown> {
  return { ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) };
}

test('without replacements a build is the source', async () => {
  expect(await exportsOf(await built({}))).toEqual({ greeting: 'hello', farewell: 'no more hello' });
});

test('a module is replaced for all its importers and can import the original', async () => {
  const code = await built({ 'src/greeting.ts': 'doubles/greeting.ts' });
  expect(await exportsOf(code)).toEqual({ greeting: 'hello twice', farewell: 'no more hello twice' });
});

test('a module that is imported nowhere fails the build', async () => {
  const building = built({ 'src/removed.ts': 'doubles/greeting.ts' });
  await expect(building).rejects.toThrow('No module imports src/removed.ts');
});
