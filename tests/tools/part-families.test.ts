import { existsSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { families } from '#tools/vite/families.ts';
import { familyModule, withFamilies } from '#tools/vite/part-families.ts';

const from = (module: string, code: string) => withFamilies(code, parseAst(code), module, '/src/');
const head = 'import { partOf } from "/src/pwa/release/part-of.ts";\n';
test('a part of a family is taken from the file of its family', () => {
  const code = "const Details = lazy(() => loadRecovering(() => import('./details.tsx')));";
  expect(from('administration/audit/list.tsx', code)).toEqual({
    text: `${head}const Details = lazy(() => loadRecovering(() => partOf(import("/src/families/details-of-cases"), "p2")));`,
    taken: ['administration/audit/details.tsx'],
  });
});

test('by its path from the folder of the source, too, and beside other imports', () => {
  const code =
    "load(import('#src/administration/audit/details.tsx'), import('./Other.tsx'), import('./details.tsx'))";
  expect(from('customer/x/X.tsx', code).text).toBe(
    `${head}load(partOf(import("/src/families/details-of-cases"), "p2"), import('./Other.tsx'), import('./details.tsx'))`,
  );
});

test('a module that imports no part of a family stays as it is', () => {
  const code = "import './details.tsx'; import(name); import('./Other.tsx');";
  expect(from('administration/audit/list.tsx', code)).toEqual({ text: code, taken: [] });
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
