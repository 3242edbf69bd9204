import type { Endpoint } from '#contracts/endpoint.ts';
import { problem } from './handler-result.ts';

export interface Route<Name extends string> {
  readonly kind: 'operation';
  readonly name: Name;
  readonly params: Readonly<Record<string, string>>;
}

/** The problem of an address that has other methods. */
export const otherMethods = (allowed: readonly string[]) =>
  problem('method-not-allowed', `This address accepts ${allowed.join(', ')}.`, { allowed: [...allowed] });

/** The result of routing: an operation, an address with other methods, or nothing. */
export type Routed<Name extends string> =
  | Route<Name>
  | { readonly kind: 'other-methods'; readonly allowed: readonly string[] }
  | { readonly kind: 'nothing' };

interface Node<Name extends string> {
  readonly literals: Map<string, Node<Name>>;
  /** The child for any segment; each operation has its own parameter names. */
  any: Node<Name> | null;
  readonly operations: Map<string, { readonly name: Name; readonly names: readonly string[] }>;
}

const noParams: Readonly<Record<string, string>> = {};

const node = <Name extends string>(): Node<Name> => ({
  literals: new Map(),
  any: null,
  operations: new Map(),
});

const nameOf = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

const nothing = { kind: 'nothing' } as const;

/**
 * Finds the operation of a method and path in as many steps as the path has segments, independent of the contract's
 * size. Segments are compared percent-decoded (RFC 3986, 6.2.2.2). A literal segment wins over a parameter; HEAD is
 * routed to GET. Two operations with the same method and path are a fault of the contract.
 */
export function createRouter<Name extends string>(contract: Readonly<Record<Name, Endpoint>>) {
  const root = node<Name>();
  for (const [name, { method, path }] of Object.entries(contract) as [Name, Endpoint][]) {
    const names: string[] = [];
    let at = root;
    for (const segment of segmentsOf(path)) {
      const parameter = nameOf(segment);
      if (parameter === undefined) {
        const next = at.literals.get(segment) ?? node<Name>();
        at.literals.set(segment, next);
        at = next;
      } else {
        names.push(parameter);
        at = at.any ??= node<Name>();
      }
    }
    const taken = at.operations.get(method);
    if (taken) throw new Error(`"${name}" and "${taken.name}" are both ${method} ${path}`);
    at.operations.set(method, { name, names });
  }

  return (method: string, path: string): Routed<Name> => {
    const segments = decodedSegmentsOf(path);
    const values: string[] = [];
    const operations = segments && walk(root, segments, 0, values)?.operations;
    if (!operations) return nothing;
    const operation = operations.get(method === 'HEAD' ? 'GET' : method);
    if (!operation) {
      const allowed = [...operations.keys()].flatMap((supported) =>
        supported === 'GET' ? ['GET', 'HEAD'] : [supported],
      );
      return { kind: 'other-methods', allowed };
    }
    const { name, names } = operation;
    if (names.length === 0) return { kind: 'operation', name, params: noParams };
    const params = Object.fromEntries(names.map((param, index) => [param, values[index] ?? '']));
    return { kind: 'operation', name, params };
  };
}

function walk<Name extends string>(
  at: Node<Name>,
  segments: readonly string[],
  index: number,
  values: string[],
): Node<Name> | null {
  const segment = segments[index];
  if (segment === undefined) return at.operations.size > 0 ? at : null;
  const literal = at.literals.get(segment);
  const hit = literal ? walk(literal, segments, index + 1, values) : null;
  if (hit) return hit;
  if (!at.any || segment === '') return null;
  values[values.length] = segment;
  const below = walk(at.any, segments, index + 1, values);
  if (!below) values.length -= 1;
  return below;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

/** Returns null for a path with an invalid escape, which no operation has. */
function decodedSegmentsOf(path: string): readonly string[] | null {
  if (!path.includes('%')) return segmentsOf(path);
  try {
    return segmentsOf(path).map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}
