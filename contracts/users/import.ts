import { UserId } from '#contracts/ids.ts';
import { Count, Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** The maximum number of customers in one file. */
export const maxImported = 500;

const Cell = z.string().check(z.maxLength(300));

/** A customer as a row of a file. Nearly any text is accepted, because the errors are answered for each row. */
export const ImportRow = z.object({
  fullName: Cell,
  /** E-mail address or phone number. */
  contact: Cell,
  /** Empty: none. */
  tag: Cell,
});
export type ImportRow = z.output<typeof ImportRow>;

/** An error of a row. */
const RowError = z.enum(['NAME', 'CONTACT', 'CONTACT_TAKEN', 'TAG']);
export type RowError = z.output<typeof RowError>;

/** The result of each row. */
export const UserImport = z.object({
  created: Count,
  refused: Count,
  rows: z.array(
    z.object({
      no: Ordinal,
      /** Null if the row was refused. */
      userId: z.nullable(UserId),
      errors: z.array(RowError),
      /** Whether another customer, or an earlier row, has this name: it may be the same person. */
      sameName: z.boolean(),
    }),
  ),
});
export type UserImport = z.output<typeof UserImport>;
