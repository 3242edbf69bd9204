import type { Endpoint } from '#contracts/endpoint.ts';
import type { z } from '#contracts/z.ts';

/** The figures of a plan; docs/domain.md, "Figures of a plan". */
export const figureNames = [
  'total',
  'paid',
  'leftToPay',
  'cancelled',
  'dueNow',
  'overdue',
  'principalLeft',
] as const;
export type FigureName = (typeof figureNames)[number];

/**
 * These names mean the same in every answer. Other names do not: payments, months and fees have a `total` or `paid` of
 * their own.
 */
const ownNames: ReadonlySet<string> = new Set(
  figureNames.filter((name) => name !== 'total' && name !== 'paid'),
);

/** An object within an answer that has figures of a plan. */
export interface Place {
  /** "parts[]"; empty for the answer itself. */
  readonly path: string;
  readonly figures: readonly FigureName[];
}

/** Every object with figures within the answers of an operation, however deep. */
export function placesOf({ responses }: Endpoint): Place[] {
  const places = new Map<string, Place>();
  for (const schema of Object.values(responses)) {
    if (schema) visit(schema, '', (place) => places.set(place.path, place));
  }
  return [...places.values()];
}

function visit(schema: z.core.$ZodType, path: string, report: (place: Place) => void): void {
  const { def } = (schema as z.core.$ZodTypes)._zod; // each schema is one of the known kinds
  if (def.type === 'object') {
    const shape: Readonly<Record<string, z.core.$ZodType>> = def.shape;
    if (Object.keys(shape).some((name) => ownNames.has(name))) {
      report({ path, figures: figureNames.filter((name) => Object.hasOwn(shape, name)) });
    }
    for (const [name, member] of Object.entries(shape)) {
      visit(member, path === '' ? name : `${path}.${name}`, report);
    }
  } else if (def.type === 'array') visit(def.element, `${path}[]`, report);
  else if (def.type === 'nullable' || def.type === 'optional') visit(def.innerType, path, report);
  else if (def.type === 'union') for (const option of def.options) visit(option, path, report);
}

/** The values at a path of an answer. */
export function valuesAt(answer: unknown, path: string): unknown[] {
  return path
    .split('.')
    .filter((part) => part !== '')
    .reduce<unknown[]>(
      (values, part) =>
        values.flatMap((value) => {
          const member: unknown = Object(value)[part.replace('[]', '')];
          return part.endsWith('[]') && Array.isArray(member) ? member : [member];
        }),
      [answer],
    );
}
