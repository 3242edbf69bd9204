/** A mistake of the calling code, said in a sentence that names what was attempted and what stood in the way. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Narrows by a condition that only a programming mistake can break. */
export function invariant(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new InvariantError(sentence);
}
