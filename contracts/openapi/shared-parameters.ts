import type { NamedExamples } from './parameters.ts';
import type { Json } from './sources.ts';

/** Operations by path and method. */
type Paths = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** Operations with the same parameter, and their examples of it. */
interface Group {
  readonly parameter: Json;
  readonly examples: Record<string, unknown>;
  uses: number;
}

const parametersOf = (operation: Json) => operation['parameters'] as readonly Json[]; // as operationOf made them

/**
 * Whether an answer has a body and so an example: without one, tools take each example of a parameter for a request.
 */
const hasBody = (operation: Json) =>
  Object.entries(Object(operation['responses']) as Json).some(
    ([status, response]) => status < '300' && 'content' in Object(response),
  );

/** "createdAt.gte" for "filter[createdAt][gte]". */
const componentName = (parameter: Json) =>
  String(parameter['name'])
    .replace(/^filter/, '')
    .replace(/^\[|\]$/g, '')
    .replaceAll('][', '.');

const mapValues = <T, R>(values: Readonly<Record<string, T>>, change: (value: T) => R) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/**
 * Writes each parameter that several operations have once, as a component. A required one has the examples of all its
 * operations, each under the name of its request.
 * @param paths the paths with all parameters written out
 */
export function shareParameters(paths: Paths): { readonly paths: Paths; readonly parameters: Json } {
  const groups = groupsOf(Object.values(paths).flatMap((methods) => Object.values(methods)));
  const names = new Map<Group, string>();
  const inPath = ({ parameter }: Group) => Number(parameter['in'] === 'path');
  // Path parameters first; a filter with the same name gets a number.
  for (const group of [...new Set(groups.values())].toSorted((a, b) => inPath(b) - inPath(a))) {
    if (group.uses === 1) continue;
    const name = componentName(group.parameter);
    const before = [...names.keys()].filter((other) => componentName(other.parameter) === name).length;
    names.set(group, before === 0 ? name : `${name}-${before + 1}`);
  }

  const withReferences = (operation: Json): Json => ({
    ...operation,
    parameters: parametersOf(operation).map((parameter) => {
      const group = groups.get(parameter);
      const name = group && names.get(group);
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    }),
  });
  const written = [...names].map(
    ([{ parameter, examples }, name]) =>
      [name, { ...parameter, ...(Object.keys(examples).length > 0 ? { examples } : {}) }] as const,
  );
  return {
    paths: mapValues(paths, (methods) => mapValues(methods, withReferences)),
    parameters: Object.fromEntries(written.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/**
 * Returns the group of each parameter. Two examples with the same name are in one group only if their values are
 * equal.
 */
function groupsOf(operations: readonly Json[]): ReadonlyMap<Json, Group> {
  const found = new Map<Json, Group>();
  const alike = new Map<string, Group[]>();
  for (const operation of operations) {
    for (const parameter of parametersOf(operation)) {
      const { examples, ...rest } = parameter;
      const given = Object(examples) as NamedExamples;
      const canMerge = rest['required'] === true && hasBody(operation);
      const key = JSON.stringify([rest, canMerge ? null : given]);
      const same = alike.get(key) ?? [];
      const group = same.find((one) => agree(one.examples, given)) ?? {
        parameter: rest,
        examples: {},
        uses: 0,
      };
      if (group.uses === 0) alike.set(key, [...same, group]);
      Object.assign(group.examples, given);
      group.uses += 1;
      found.set(parameter, group);
    }
  }
  return found;
}

const agree = (known: Json, given: NamedExamples) =>
  Object.entries(given).every(
    ([name, example]) => JSON.stringify(known[name] ?? example) === JSON.stringify(example),
  );
