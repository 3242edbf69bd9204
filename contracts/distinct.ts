import { z } from './z.ts';

/** A check that a list has no duplicates. In the OpenAPI document it is `uniqueItems`. */
export const distinct = z.refine<readonly unknown[]>((items) => new Set(items).size === items.length, {
  message: 'Each of them once',
});
