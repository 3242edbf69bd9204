import { z } from './z.ts';

/** What schemas mean, for the API document. */
const descriptions = z.registry<{ readonly description: string }>();

export const schemaDescription = (schema: z.core.$ZodType): string | undefined =>
  descriptions.has(schema) ? descriptions.get(schema)?.description : undefined;

/** The descriptions of an object's members, other than those that are named schemas, which have their own. */
export function memberDescriptions(
  schema: z.core.$ZodType,
  isNamed: (member: z.core.$ZodType) => boolean,
): Readonly<Record<string, string>> {
  if (!(schema instanceof z.ZodMiniObject)) return {};
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, member]) => {
      const description = isNamed(member) ? undefined : schemaDescription(member);
      return description === undefined ? [] : [[name, description]];
    }),
  );
}

/** Returns the schema with its description: a copy, because members that mean different things share one schema. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  const copy = schema.clone();
  descriptions.add(copy, { description });
  return copy;
}
