import { problemOf } from '#src/errors/api-error.ts';

/** Returns why the backend refuses the discount code of a cart; null for other refusals. */
export function discountRefusal(error: unknown): string | null {
  const errors = problemOf(error, 'validation-failed')?.errors ?? [];
  return errors.find(({ pointer }) => pointer === '/basket/discountCode')?.message ?? null;
}
