import { z } from '#contracts/z.ts';

/** The value with each list cut to its first entry or its first two, as far as it still fits: a schedule must keep all its lines. */
export function shortest(schema: z.core.$ZodType, value: unknown): unknown {
  let current = value;
  for (const path of listsIn(value, [])) {
    const cuts = [1, 2].map((count) =>
      change(current, path, (list) => (Array.isArray(list) ? list.slice(0, count) : list)),
    );
    current = cuts.find((cut) => z.safeParse(schema, cut).success) ?? current;
  }
  return current;
}

/** Where the lists of more than one entry are, outer ones first; what an outer cut took away is skipped. */
function listsIn(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => listsIn(part, [...path, key]));
  return Array.isArray(value) && value.length > 1 ? [path, ...inner] : inner;
}

function change(
  value: unknown,
  [first, ...rest]: readonly string[],
  by: (part: unknown) => unknown,
): unknown {
  if (first === undefined) return by(value);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return value;
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (String(index) === first ? change(part, rest, by) : part));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === first ? change(part, rest, by) : part]),
  );
}
