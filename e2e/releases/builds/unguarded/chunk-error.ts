export * from '#src/errors/chunk-error.ts';

/** Treats every error of a page as a file that could not be loaded. */
export function isChunkError(thrown: unknown): boolean {
  return thrown instanceof Error;
}
