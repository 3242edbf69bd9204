import { StorageError } from '#mocks/errors/storage-error.ts';
import { problem, type Problem } from './handler-result.ts';

const unavailable = problem(
  'storage-unavailable',
  'Your change could not be saved, so nothing was changed. Try again later.',
  { retryAfterS: 10 },
);

/** Returns the problem of a storage failure; null for any other failure. */
export function storageProblem(cause: unknown): Problem | null {
  return cause instanceof StorageError ? unavailable : null;
}
