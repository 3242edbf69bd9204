import { sha256Of } from '#mocks/core/session.ts';

/** JSON with the keys of every object in code-unit order, so that equal values give equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(Reflect.get(value, key))}`);
  return `{${members.join(',')}}`;
}

/** Returns the hash that a customer confirms; it covers every member of the quote except itself. */
export function quoteHash(quote: { readonly [Key: string]: unknown; readonly hash?: never }): string {
  return sha256Of(canonical(quote));
}
