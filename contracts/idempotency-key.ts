const uuid = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}';

/** A UUID, bare or as a string of structured fields (RFC 9651), the form of the IETF draft of the header. */
export const idempotencyKeyPattern = `^(?:${uuid}|"${uuid}")$`;

const pattern = new RegExp(idempotencyKeyPattern);

/** Returns the UUID of an Idempotency-Key, the same for both forms and in either case; null for any other text. */
export function idempotencyKeyIn(header: string): string | null {
  return pattern.test(header) ? header.replaceAll('"', '').toLowerCase() : null;
}
