import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';
import type { Import } from './import.ts';

const places = '{contracts,mocks,src,tools,tests,e2e}/**/*.{ts,tsx,mjs}';

/** Every file of code below `root`, as paths from it. */
export function codeFiles(root: string): string[] {
  return globSync([places, 'vite.config.ts'], { cwd: root }).toSorted();
}

/** The imports of one file: static, re-exports, types (`import('…').T` too) and `import()`. Throws when the file does not parse. */
export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, program, errors } = parseSync(file, text);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  // A dynamic import of a computed address is not one of our files: those are imported by a literal path.
  const lazily = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .filter((argument) => /^['"`]/.test(argument));
  const types: string[] = [];
  new Visitor({ TSImportType: ({ source }) => types.push(source.value) }).visit(program);
  return [
    ...[...new Set([...imported, ...exported, ...types])].map((request) => toImport(file, request, false)),
    ...lazily.map((argument) => toImport(file, argument.replace(/^['"`]|['"`]$/g, ''), true)),
  ];
}

function toImport(from: string, request: string, lazy: boolean): Import {
  if (request.startsWith('#')) return { from, request, target: request.slice(1), kind: 'file', lazy };
  if (!request.startsWith('.')) return { from, request, target: request, kind: 'package', lazy };
  return { from, request, target: normalize(join(dirname(from), request)), kind: 'file', lazy };
}
