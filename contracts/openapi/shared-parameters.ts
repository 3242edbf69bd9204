import type { Json } from './sources.ts';

/** Operations by path and method. */
type Paths = Readonly<Record<string, Readonly<Record<string, Json>>>>;

const parametersOf = (operation: Json) => operation['parameters'] as readonly Json[]; // as operationOf made them

/** "createdAt.gte" for "filter[createdAt][gte]". */
const componentName = ({ name }: Json) =>
  String(name)
    .replace(/^filter/, '')
    .replace(/^\[|\]$/g, '')
    .replaceAll('][', '.');

const mapValues = <T, R>(values: Readonly<Record<string, T>>, change: (value: T) => R) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/**
 * Writes each parameter that several operations have once, as a component. One with examples stays in its operation,
 * because they are ids and versions for this operation only.
 * @param paths the paths with all parameters written out
 */
export function shareParameters(paths: Paths): { readonly paths: Paths; readonly parameters: Json } {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(parametersOf));
  const spelled = all.filter((parameter) => !('examples' in parameter)).map((one) => JSON.stringify(one));
  const shared = [...Map.groupBy(spelled, (text) => text)].filter(([, uses]) => uses.length > 1);
  const names = new Map<string, string>();
  for (const [text] of shared) {
    const name = componentName(Object(JSON.parse(text)) as Json);
    const before = [...names.values()].filter((other) => other.replace(/-\d+$/, '') === name).length;
    names.set(text, before === 0 ? name : `${name}-${before + 1}`); // filters of several lists have the same name
  }

  const withReferences = (operation: Json): Json => ({
    ...operation,
    parameters: parametersOf(operation).map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    }),
  });
  const written = [...names].map(([text, name]) => [name, Object(JSON.parse(text)) as Json] as const);
  return {
    paths: mapValues(paths, (methods) => mapValues(methods, withReferences)),
    parameters: Object.fromEntries(written.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
