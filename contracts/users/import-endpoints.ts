import { endpoint } from '#contracts/endpoint.ts';
import { simulationOf } from '#contracts/simulation.ts';
import { z } from '#contracts/z.ts';
import { ImportRow, maxImported, UserImport } from './import.ts';

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
  takes: null,
  audit: 'user.imported',
  body: z.object({ rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(maxImported)) }),
  responses: { 200: UserImport },
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
