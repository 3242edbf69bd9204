export * from '#src/errors/chunk-error.ts';

/** Takes every error of a page for a file that could not be loaded. */
export function isChunkError(thrown: unknown): boolean {
  return thrown instanceof Error;
}
