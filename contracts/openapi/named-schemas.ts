import { z } from '#contracts/z.ts';
import { opened, tidied, uri } from './json-schema.ts';
import type { Json } from './sources.ts';

/** Every named schema as it is in requests; in answers it must mean the same. */
export function namedSchemas(registry: z.core.$ZodRegistry<{ id: string }>): Record<string, Json> {
  const [input, output] = (['input', 'output'] as const).map(
    (io) => z.toJSONSchema(registry, { io, uri, unrepresentable: 'any' }).schemas,
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

/** Schemas that have all members of this one are written as "that one, and these". */
export function extending(schemas: Record<string, Json>, base: string): Record<string, Json> {
  const membersOf = (json: Json | undefined) => Object.entries(Object(json?.['properties']) as Json);
  const isOfBase = ([name, member]: readonly [string, unknown]) =>
    membersOf(schemas[base]).some(
      ([known, value]) => known === name && JSON.stringify(value) === JSON.stringify(member),
    );
  return Object.fromEntries(
    Object.entries(schemas).map(([name, json]) => {
      const all = membersOf(json);
      const own = all.filter((member) => !isOfBase(member));
      if (name === base || all.length - own.length < membersOf(schemas[base]).length) return [name, json];
      const { properties: _all, required, ...rest } = json;
      const ownRequired = Array.isArray(required)
        ? required.filter((member) => own.some(([key]) => key === member))
        : [];
      return [
        name,
        {
          allOf: [
            { $ref: uri(base) },
            { ...rest, properties: Object.fromEntries(own), required: ownRequired },
          ],
        },
      ];
    }),
  );
}
