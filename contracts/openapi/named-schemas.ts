import { z } from '#contracts/z.ts';
import { opened, simplified, uri, writing } from './json-schema.ts';
import type { Json } from './sources.ts';

/** Returns every named schema in its form for requests; in answers it must have the same meaning. */
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
      return [name, simplified(json)];
    }),
  );
}

/** The minimum number of characters that two schemas must have in common for one to refer to the other. */
const worthSharing = 120;

type Members = ReadonlyMap<string, string>;

/** Returns the members of an open object as text, which is equal for equal schemas; none for anything else. */
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

/** Writes each schema that contains all members of another one as that schema and additional members. */
export function extending(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const members = new Map(Object.entries(schemas).map(([name, json]) => [name, membersOf(json)]));

  /** Returns how many characters of a schema another one already contains; 0 if the other has anything else. */
  function shared(derived: Members, base: Members): number {
    const isWithin =
      base.size < derived.size && [...base].every(([name, text]) => derived.get(name) === text);
    return isWithin ? [...base.values()].join('').length : 0;
  }

  return Object.fromEntries(
    Object.entries(schemas).map(([name, json]) => {
      const derived = members.get(name) ?? new Map<string, string>();
      const [best] = [...members]
        .map(([other, base]) => ({ other, base, size: shared(derived, base) }))
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
