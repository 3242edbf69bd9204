/** A write could not be made durable and was therefore not done. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(cause: unknown) {
    super(`Nothing can be saved: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
