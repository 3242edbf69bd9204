/** A programming mistake; the sentence names what was attempted and why it is impossible. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Narrows by a condition that only a programming mistake can break. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new InvariantError(sentence);
}
