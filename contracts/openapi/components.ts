import { memberDescriptions } from '#contracts/described.ts';
import { z } from '#contracts/z.ts';
import {
  moved,
  namesIn,
  opened,
  pascal,
  simplified,
  uri,
  withoutSafeBounds,
  writing,
} from './json-schema.ts';
import { extending, namedSchemas } from './named-schemas.ts';
import type { Description, Json } from './sources.ts';

type Schema = z.core.$ZodType;

export interface Components {
  /**
   * Returns the JSON Schema of a schema, with references to named ones. Schemas of answers are open: a client ignores
   * unknown members.
   */
  of(schema: Schema, direction: 'request' | 'answer' | 'parameter'): Json;
  /** Returns a reference to the schema of a request’s body, which is named after its operation if it has no name. */
  body(schema: Schema, operation: string): Json;
  nameOf(schema: Schema): string | undefined;
  /** Returns a union of texts as one text, because tools do not support alternatives in a path. */
  asText(json: Json): Json;
  /** Returns a value that fits a parameter's schema, if one is known. */
  exampleOf(json: Json): unknown;
  /** Returns the named schemas that were referred to, directly or by other schemas. */
  used(): Record<string, Json>;
}

/** @param schemas by name; a schema with two names gets the first one. */
export function createComponents(
  schemas: ReadonlyMap<string, Schema>,
  descriptions: ReadonlyMap<string, Description>,
  scalars: ReadonlyMap<string, unknown>,
): Components {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of schemas) if (!registry.has(schema)) registry.add(schema, { id });
  const whole = extending(namedSchemas(registry));
  const namesOf = { request: new Set<string>(), answer: new Set<string>(), parameter: new Set<string>() };
  const bodies = new Map<string, Json>();

  function of(schema: Schema, direction: 'request' | 'answer' | 'parameter'): Json {
    const {
      $schema: _dialect,
      $defs: _definitions,
      ...json
    } = z.toJSONSchema(schema, {
      io: direction === 'request' ? 'input' : 'output',
      metadata: registry,
      ...writing,
    });
    const result = simplified(moved(direction === 'request' ? json : opened(json)));
    for (const name of namesIn(result)) namesOf[direction].add(name);
    return direction === 'answer' ? withoutSafeBounds(result) : result;
  }

  function body(schema: Schema, operation: string): Json {
    const json = of(schema, 'request');
    if (json['$ref'] !== undefined) return json;
    const name = `${pascal(operation)}Request`;
    const texts = memberDescriptions(schema, (one) => registry.has(one));
    bodies.set(name, { description: `What \`${operation}\` takes.`, ...withMemberTexts(json, texts) });
    return { $ref: uri(name) };
  }

  /** Returns these names, and those that their schemas refer to. */
  function reachable(names: Iterable<string>): ReadonlySet<string> {
    const allNames = new Set(names);
    for (const name of allNames) for (const inner of namesIn(whole[name] ?? {})) allNames.add(inner);
    return allNames;
  }

  function used(): Record<string, Json> {
    const sent = reachable([...namesOf.request, ...namesOf.parameter]);
    const named = [...reachable([...sent, ...namesOf.answer])].map((name) => {
      const json = whole[name] ?? {};
      const schema = sent.has(name) ? json : withoutSafeBounds(json);
      return [name, described(schema, descriptions.get(name), scalars.get(name))] as const;
    });
    return Object.fromEntries([...named, ...bodies].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  function exampleOf(json: Json): unknown {
    const name = namesIn([json['$ref']])[0];
    if (name !== undefined) return scalars.get(name) ?? exampleOf(whole[name] ?? {});
    if (Array.isArray(json['anyOf'])) return exampleOf(Object(json['anyOf'][0]) as Json);
    if (Array.isArray(json['enum'])) return json['enum'][0] as unknown;
    const { type, pattern } = json;
    if (typeof pattern === 'string') {
      return [...scalars.values()].find(
        (value) => typeof value === 'string' && new RegExp(pattern).test(value),
      );
    }
    if (type === 'integer') return json['minimum'] ?? 0;
    if (type !== 'array') return undefined;
    const item = exampleOf(Object(json['items']) as Json);
    return item === undefined ? undefined : [item];
  }

  function asText(json: Json): Json {
    if (!Array.isArray(json['anyOf'])) return json;
    const patterns = json['anyOf'].map((member) => {
      const [name = ''] = namesIn([member]);
      const { pattern } = whole[name] ?? (Object(member) as Json);
      if (typeof pattern !== 'string') throw new Error(`A path parameter is a union of more than patterns.`);
      return pattern;
    });
    return { type: 'string', pattern: patterns.join('|'), ...withSample(exampleOf(json)) };
  }

  return { of, body, asText, nameOf: (schema) => registry.get(schema)?.id, exampleOf, used };
}

export const withSample = (value: unknown): Json => (value === undefined ? {} : { examples: [value] });

function described(json: Json, description: Description | undefined, example: unknown): Json {
  const { allOf } = json;
  return {
    ...(description?.text ? { description: description.text } : {}),
    ...withMemberTexts(json, description?.members ?? {}),
    ...(Array.isArray(allOf)
      ? { allOf: allOf.map((part) => withMemberTexts(Object(part) as Json, description?.members ?? {})) }
      : {}),
    ...withSample(example),
  };
}

function withMemberTexts(json: Json, texts: Readonly<Record<string, string>>): Json {
  if (!json['properties']) return json;
  const properties = Object.entries(Object(json['properties']) as Json).map(([name, value]) => {
    const description = texts[name];
    return [name, description === undefined ? value : { description, ...(Object(value) as Json) }];
  });
  return { ...json, properties: Object.fromEntries(properties) };
}
