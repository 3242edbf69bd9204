import { z } from '#contracts/z.ts';
import { opened, tidied, uri, writing } from './json-schema.ts';
import type { Json } from './sources.ts';

/** Every named schema as it is in requests; in answers it must mean the same. */
export function namedSchemas(registry: z.core.$ZodRegistry<{ id: string }>): Record<string, Json> {
  const [input, output] = (['input', 'output'] as const).map(
    (io) => z.toJSONSchema(registry, { io, uri, ...writing }).schemas,
  );
  return Object.fromEntries(
    Object.entries(input ?? {}).map(([name, { $schema: _dialect, $id: _id, ...json }]) => {
      const { $schema: _sameDialect, $id: _sameId, ...answered } = output?.[name] ?? {};
      if (JSON.stringify(opened(answered)) !== JSON.stringify(opened(json))) {
        throw new Error(`${name} is not the same in requests and answers: give each a schema of its own.`);
      }
      return [name, tidied(json)];
    }),
  );
}

/** How many characters two schemas must have in common for the one to refer to the other. */
const worthSharing = 120;

type Members = ReadonlyMap<string, string>;

/** The members of an open object, each as text that is the same for the same schema; none of anything else. */
function membersOf({ type, properties, required, additionalProperties, ...rest }: Json): Members {
  const isPlain = type === 'object' && additionalProperties === undefined && Object.keys(rest).length === 0;
  const names = Array.isArray(required) ? required : [];
  return new Map(
    Object.entries(isPlain ? (Object(properties) as Json) : {}).map(([name, schema]) => [
      name,
      JSON.stringify([name, schema, names.includes(name)]),
    ]),
  );
}

/** Each schema that has all members of another one, the same, is written as "that one, and these". */
export function extending(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const members = new Map(Object.entries(schemas).map(([name, json]) => [name, membersOf(json)]));

  /** How much of a schema another one contains already; 0 when it has anything else. */
  function shared(own: Members, base: Members): number {
    const isWithin = base.size < own.size && [...base].every(([name, text]) => own.get(name) === text);
    return isWithin ? [...base.values()].join('').length : 0;
  }

  return Object.fromEntries(
    Object.entries(schemas).map(([name, json]) => {
      const own = members.get(name) ?? new Map<string, string>();
      const [best] = [...members]
        .map(([other, base]) => ({ other, base, size: shared(own, base) }))
        .filter(({ size }) => size > worthSharing)
        .toSorted((a, b) => b.size - a.size);
      return [name, best ? extension(json, best.other, best.base) : json];
    }),
  );
}

function extension({ properties, required }: Json, name: string, base: Members): Json {
  const rest = Object.entries(Object(properties) as Json).filter(([member]) => !base.has(member));
  const names = Array.isArray(required) ? required.filter((member) => !base.has(String(member))) : [];
  return {
    allOf: [
      { $ref: uri(name) },
      {
        type: 'object',
        properties: Object.fromEntries(rest),
        ...(names.length > 0 ? { required: names } : {}),
      },
    ],
  };
}
