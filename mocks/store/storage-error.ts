/** What was to be written could not be made durable, so it did not happen. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(cause: unknown) {
    super(`Nothing can be saved: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
