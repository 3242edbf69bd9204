import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { families } from './families.ts';
import { isNode, type Node } from './syntax-tree.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** A family is a module of this folder, which exists in a build only. */
const folder = 'families/';
const isFamily = /\/src\/families\/[\w-]+$/;

interface Place {
  readonly family: string;
  /** The name under which the family exports the part; short, because pages contain it. */
  readonly name: string;
}

const placeOf: ReadonlyMap<string, Place> = new Map(
  Object.entries(families).flatMap(([family, parts]) =>
    parts.map((part, index) => [part, { family, name: `p${index}` }]),
  ),
);

/**
 * In a build of the application the parts of a family are in one file: `import('./Part.tsx')` imports the family and takes the
 * part from it. The bundler writes a file for each module that is imported dynamically, even if a group of chunks has its
 * content. The source and the development server know no families.
 */
export function partFamilies(): Plugin {
  const unused = new Set(placeOf.keys());
  return {
    name: 'part-families',
    apply: 'build',
    enforce: 'post', // TypeScript is JavaScript by then
    resolveId: { filter: { id: isFamily }, handler: (id) => id },
    load: {
      filter: { id: isFamily },
      handler: (id) => ({ code: familyModule(posix.basename(id), source), moduleType: 'js' }),
    },
    transform: {
      filter: { id: /\/src\/[^?]+\.tsx?$/, code: /\bimport\(/ },
      handler(code, id) {
        const { text, taken } = withFamilies(code, this.parse(code), id.slice(source.length), source);
        for (const part of taken) unused.delete(part);
        return { code: text, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && unused.size > 0)
        throw new Error(`No module imports these parts of a family: ${[...unused].join(', ')}`);
    },
  };
}

/** The code of a family's module. `root` is the folder of the source, with a slash. */
export const familyModule = (family: string, root: string): string =>
  [...placeOf]
    .filter(([, place]) => place.family === family)
    .map(([part, { name }]) => `export * as ${name} from ${JSON.stringify(root + part)};\n`)
    .join('');

/** The code of a module with families in place of their parts, and the parts that it imports. `program` is its syntax tree. */
export function withFamilies(
  code: string,
  program: unknown,
  module: string,
  root: string,
): { readonly text: string; readonly taken: readonly string[] } {
  const imports = [...importsIn(program)].flatMap(({ node, specifier }) => {
    const part = specifier.startsWith('#src/')
      ? specifier.slice('#src/'.length)
      : posix.join(posix.dirname(module), specifier);
    const place = placeOf.get(part);
    return place === undefined ? [] : [{ node, part, ...place }];
  });
  if (imports.length === 0) return { text: code, taken: [] };
  const text = imports
    .toSorted((a, b) => b.node.start - a.node.start)
    .reduce((rest, { node, family, name }) => {
      const taken = `partOf(import(${JSON.stringify(root + folder + family)}), "${name}")`;
      return rest.slice(0, node.start) + taken + rest.slice(node.end);
    }, code);
  return {
    text: `import { partOf } from ${JSON.stringify(`${root}pwa/release/part-of.ts`)};\n${text}`,
    taken: imports.map(({ part }) => part),
  };
}

/** The dynamic imports of a module whose specifier is a text. */
function* importsIn(part: unknown): Generator<{ readonly node: Node; readonly specifier: string }> {
  if (Array.isArray(part)) for (const each of part as readonly unknown[]) yield* importsIn(each);
  if (!isNode(part)) return;
  const from = part['source'];
  if (part.type === 'ImportExpression' && isNode(from) && typeof from['value'] === 'string')
    yield { node: part, specifier: from['value'] };
  else for (const each of Object.values(part)) yield* importsIn(each);
}
