import { described } from '#contracts/described.ts';
import { UserId } from '#contracts/ids.ts';
import { Count, Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';

/** The maximum number of customers in one file. */
export const maxImported = 500;

const Cell = z.string().check(z.maxLength(300));

export const ImportRow = described(
  z.object({
    fullName: Cell,
    contact: described(Cell, 'E-mail address or phone number.'),
    tag: described(Cell, 'Empty: none.'),
  }),
  'A customer as a row of a file. Nearly any text is accepted, because the errors are answered for each row.',
);
export type ImportRow = z.output<typeof ImportRow>;

/** An error of a row. */
const RowError = z.enum(['NAME', 'CONTACT', 'CONTACT_TAKEN', 'TAG']);
export type RowError = z.output<typeof RowError>;

export const UserImport = described(
  z.object({
    created: Count,
    refused: Count,
    rows: z.array(
      z.object({
        no: Ordinal,
        userId: described(z.nullable(UserId), 'Null if the row was refused.'),
        errors: z.array(RowError),
        sameName: described(
          z.boolean(),
          'Whether another customer, or an earlier row, has this name: it may be the same person.',
        ),
      }),
    ),
  }),
  'The result of each row.',
);
export type UserImport = z.output<typeof UserImport>;
