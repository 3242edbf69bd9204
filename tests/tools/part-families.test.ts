import { existsSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { families } from '#tools/vite/families.ts';
import { familyModule, withFamilies } from '#tools/vite/part-families.ts';

const from = (module: string, code: string) => withFamilies(code, parseAst(code), module, '/src/');
const head = 'import { partOf } from "/src/pwa/release/part-of.ts";\n';
test('a part of a family is taken from the file of its family', () => {
  const code = "const load = () => loadRecovering(() => import('./cached-answers.ts'));";
  expect(from('api/own-account.ts', code)).toEqual({
    text: `${head}const load = () => loadRecovering(() => partOf(import("/src/families/start-parts"), "p0"));`,
    taken: ['api/cached-answers.ts'],
  });
});

test('by its path from the folder of the source, too, and beside other imports', () => {
  const code =
    "load(import('#src/api/cached-answers.ts'), import('./Other.tsx'), import('./cached-answers.ts'))";
  expect(from('customer/x/X.tsx', code).text).toBe(
    `${head}load(partOf(import("/src/families/start-parts"), "p0"), import('./Other.tsx'), import('./cached-answers.ts'))`,
  );
});

test('a module that imports no part of a family stays as it is', () => {
  const code = "import './cached-answers.ts'; import(name); import('./Other.tsx');";
  expect(from('api/own-account.ts', code)).toEqual({ text: code, taken: [] });
});

test('the file of a family exports each part under a name of its own', () => {
  for (const [family, [part]] of Object.entries(families))
    expect(familyModule(family, '/src/')).toContain(`export * as p0 from "/src/${part}";\n`);
});

test('a part is in one family, and exists', () => {
  const parts = Object.values(families).flat();
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.filter((part) => !existsSync(`src/${part}`))).toEqual([]);
});
