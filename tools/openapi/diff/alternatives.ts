import type { Json } from '#contracts/openapi/sources.ts';
import { asJson, asList, resolvedIn } from './change.ts';

/** A schema that meets both; of two equal members the second one counts. */
function combined(a: Json, b: Json): Json {
  const properties = { ...asJson(a['properties']), ...asJson(b['properties']) };
  const required = [...asList(a['required']), ...asList(b['required'])];
  return {
    ...a,
    ...b,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
  };
}

/** Writes a schema as its alternatives of one type each, with references and `allOf` at their top written out. */
export function alternativesOf(document: Json, schema: unknown): readonly Json[] {
  const { allOf, oneOf, anyOf, ...rest } = resolvedIn(document, schema);
  const parts = asList(allOf).map((part) => alternativesOf(document, part)[0] ?? {}); // a part has one form
  const base = [...parts, rest].reduce(combined, {});
  const union = asList(oneOf ?? anyOf);
  const alternatives = union
    .flatMap((one) => alternativesOf(document, one))
    .map((one) => combined(base, one));
  return (union.length > 0 ? alternatives : [base]).flatMap(ofOneType);
}

/** One schema for each type of a list of types; null has no other value than itself. */
function ofOneType(schema: Json): readonly Json[] {
  const { type, enum: values } = schema;
  if (!Array.isArray(type)) return [schema];
  const listed = asList(values).filter((value) => value !== null);
  return type.map((one: unknown) =>
    one === 'null'
      ? { type: 'null' }
      : { ...schema, type: one, ...(values === undefined ? {} : { enum: listed }) },
  );
}

/**
 * What makes an alternative the same as one of the other document: its type and, for objects, its constant members,
 * which tell members of a union apart, or else the names that it requires.
 */
export function identityOf(document: Json, { type, properties, required }: Json): string {
  if (type !== 'object') return String(type);
  const constants = Object.entries(asJson(properties)).flatMap(([name, member]) => {
    const { const: value } = resolvedIn(document, member);
    return value === undefined ? [] : [[name, value]];
  });
  return JSON.stringify(constants.length > 0 ? constants : asList(required).map(String).toSorted());
}
