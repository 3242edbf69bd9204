import { z } from '#contracts/z.ts';

export const text = z.string().check(z.minLength(1));
export const count = z.int().check(z.gte(0));
/** An amount in minor units of the row's currency. */
export const minor = z.int().check(z.gte(0));
