import type { Json } from '#contracts/openapi/sources.ts';

/**
 * Goes through a value beside its JSON Schema and reports each part that has a named schema of its own.
 * `schemas` are the named ones; `fits` chooses between the members of a union.
 */
export function walk(
  value: unknown,
  schema: Json,
  schemas: Json,
  report: (name: string, value: unknown) => void,
): void {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref']))?.[1];
  if (name !== undefined) {
    report(name, value);
    return walk(value, part(schemas, name), schemas, report);
  }
  for (const union of [schema['oneOf'], schema['anyOf']]) {
    if (!Array.isArray(union)) continue;
    const member = union.map(asJson).find((candidate) => fits(value, candidate, schemas));
    if (member) walk(value, member, schemas, report);
  }
  if (Array.isArray(schema['allOf'])) {
    for (const each of schema['allOf'].map(asJson)) walk(value, each, schemas, report);
  }
  if (Array.isArray(value)) {
    for (const item of value) walk(item, asJson(schema['items']), schemas, report);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    walk(inner, part(asJson(schema['properties']), key), schemas, report);
  }
}

const asJson = (value: unknown) => Object(value) as Json;
const part = (json: Json, name: string) => asJson(json[name]);

/** Whether a value can be of this member of a union: by its kind, its pattern, and members that are constant. */
function fits(value: unknown, schema: Json, schemas: Json): boolean {
  const { $ref, type, pattern, properties } = schema;
  if (typeof $ref === 'string') return fits(value, part(schemas, $ref.split('/').at(-1) ?? ''), schemas);
  if ('const' in schema) return value === schema['const'];
  if (value === null) return type === 'null';
  if (typeof value === 'string') {
    return type === 'string' && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value));
  }
  if (typeof value !== 'object') return type !== 'null' && type !== 'object' && type !== 'string';
  if (type !== (Array.isArray(value) ? 'array' : 'object')) return false;
  return Object.entries(asJson(properties)).every(
    ([key, inner]) => !('const' in asJson(inner)) || fits(asJson(value)[key], asJson(inner), schemas),
  );
}
