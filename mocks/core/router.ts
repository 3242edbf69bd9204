import type { Endpoint } from '#contracts/endpoint.ts';

export interface Route<Name extends string> {
  readonly name: Name;
  readonly params: Readonly<Record<string, string>>;
}

interface Node<Name extends string> {
  readonly literals: Map<string, Node<Name>>;
  /** The child for any segment; its names differ by operation, so the operation keeps them. */
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

/**
 * Finds the operation of a method and path in as many steps as the path has segments, however large the contract.
 * A literal segment wins over a parameter. Two operations on one method and path are a fault of the contract.
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

  return (method: string, path: string): Route<Name> | null => {
    const values: string[] = [];
    const operation = walk(root, segmentsOf(path), 0, values)?.operations.get(method);
    if (!operation) return null;
    if (operation.names.length === 0) return { name: operation.name, params: noParams };
    const params = Object.fromEntries(
      operation.names.map((name, index) => [name, decoded(values[index] ?? '')]),
    );
    return { name: operation.name, params };
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

/** A broken escape stays as it came; no id looks like that, so it is not found. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
