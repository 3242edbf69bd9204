import { endpoint } from '#contracts/endpoint.ts';
import { UserId } from '#contracts/ids.ts';
import { Count, Ordinal } from '#contracts/integers.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { z } from '#contracts/z.ts';

/** The maximum number of customers in one file. */
export const mostImported = 500;

const Cell = z.string().check(z.maxLength(300));

/** A customer as a row of a file. Nearly any text is accepted, because the errors are answered for each row. */
const ImportRow = z.object({
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
    }),
  ),
});
export type UserImport = z.output<typeof UserImport>;

const example = {
  rows: [
    { fullName: 'Nina Berg', contact: 'nina.berg@example.com', tag: 'fair-2027' },
    { fullName: 'Tom Falk', contact: '+4915177777777', tag: '' },
  ],
};

export const importUsers = endpoint({
  method: 'POST',
  path: '/v1/admin/users/imports',
  summary: 'Create an account for each row of a file that can be used; the other rows are refused one by one',
  access: 'administrator',
  entity: 'user',
  permission: 'users.support',
  idempotent: true,
  audit: 'user.imported',
  body: z.object({ rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(mostImported)) }),
  answers: { 200: UserImport },
  problems: [],
  since: '3.0.0',
  examples: [
    {
      name: 'two customers',
      body: example,
    },
  ],
});

export const simulateImport = endpoint(
  simulationOf('importUsers', importUsers, 'What an import would do with each row of a file', '3.0.0'),
);
