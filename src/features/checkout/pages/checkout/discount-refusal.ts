import { problemOf } from '#src/errors/api-error.ts';

/** Why the backend does not accept the discount code of a cart; null when that is not what it refused. */
export function discountRefusal(error: unknown): string | null {
  const errors = problemOf(error, 'validation-failed')?.errors ?? [];
  return errors.find(({ pointer }) => pointer === '/basket/discountCode')?.message ?? null;
}
