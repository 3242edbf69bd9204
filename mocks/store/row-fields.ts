import { z } from '#contracts/z.ts';

// Fields of stored rows. The schema of a row is beside its table; rows are read by it from a data file and from a situation.

export const text = z.string().check(z.minLength(1));
export const count = z.int().check(z.gte(0));
/** An amount in minor units of the row's currency. */
export const minor = z.int().check(z.gte(0));

/** Types a list of a row as one that is replaced and never changed. */
export const fixed = <Item>(list: z.core.$ZodType<readonly Item[]>): z.core.$ZodType<readonly Item[]> => list;

/** A stored row, as its schema describes it. */
export type RowOf<Schema extends z.core.$ZodType> = Readonly<z.output<Schema>>;
