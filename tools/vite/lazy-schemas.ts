import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isNode, nameOf, type Node } from './syntax-tree.ts';

const lazySchemaFile = fileURLToPath(new URL('lazy-schema.ts', import.meta.url));

/**
 * A page loads the schemas of everything that it might send and read, but needs only a few of them at first. Building
 * the others takes a third of the time in which a phone starts the page's script, so a build of the application builds
 * each schema on first use.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'lazy-schemas',
    apply: 'build',
    enforce: 'post', // TypeScript is JavaScript by then
    transform: {
      filter: { id: /\/(?:contracts|mocks|src)\/[^?]+\.tsx?$/, code: /\b(?:z|shape)\./ },
      handler(code) {
        return { code: withLazySchemas(code, this.parse(code), lazySchemaFile), map: null };
      },
    },
  };
}

/** The functions of `z` that create a schema; checks and functions that parse a value are not changed. */
const makers: ReadonlySet<string> = new Set(
  (
    'object strictObject looseObject record partialRecord array tuple extend safeExtend pick omit union discriminatedUnion ' +
    'pipe string number int boolean literal enum unknown custom email uuid iso nullable optional catch _default'
  ).split(' '),
);

/**
 * Returns the code with each outermost expression that creates a schema wrapped in `lazySchema`. `program` is its
 * syntax tree.
 */
export function withLazySchemas(code: string, program: unknown, file: string): string {
  const made = [...schemasIn(program)];
  if (made.length === 0) return code;
  const changed = made
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ lazySchema(() => ${text.slice(start, end)})${text.slice(end)}`,
      code,
    );
  return `import { lazySchema } from ${JSON.stringify(file)};\n${changed}`;
}

function* schemasIn(part: unknown): Generator<Node> {
  if (Array.isArray(part)) for (const each of part as readonly unknown[]) yield* schemasIn(each);
  if (!isNode(part)) return;
  if (makes(part)) yield part;
  else for (const each of Object.values(part)) yield* schemasIn(each);
}

/** `z.object(…)`, or `Product.shape.category`, which would build all of `Product`. */
const makes = (node: Node) =>
  node.type === 'CallExpression'
    ? makers.has(makerOf(node['callee']))
    : node.type === 'MemberExpression' && propertyOf(node['object']) === 'shape';

const propertyOf = (node: unknown) =>
  isNode(node) && node.type === 'MemberExpression' ? nameOf(node['property']) : '';

/**
 * Returns the first name after `z`: `object` for `z.object(…).check`, `iso` for `z.iso.datetime`; empty for any other
 * expression.
 */
function makerOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'CallExpression') return makerOf(callee['callee']);
  if (callee.type !== 'MemberExpression') return '';
  return nameOf(callee['object']) === 'z' ? propertyOf(callee) : makerOf(callee['object']);
}
