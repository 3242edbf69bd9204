import { z } from './z.ts';

/** A check of a list: each value is there once. The document says it as `uniqueItems`. */
export const distinct = z.refine<readonly unknown[]>((items) => new Set(items).size === items.length, {
  message: 'Each of them once',
});
