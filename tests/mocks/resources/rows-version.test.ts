import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { rowSchemas } from '#mocks/backend/row-schemas.ts';
import { rowsVersion } from '#mocks/resources/tables.ts';

test('a change of the form of rows changes their version', () => {
  const forms = Object.entries(rowSchemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, row]) => [table, z.toJSONSchema(row, { io: 'input', unrepresentable: 'any' })]);
  const hash = createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 16);
  expect(
    [rowsVersion, hash],
    'Rows have another form: increase `rowsVersion` in mocks/resources/tables.ts, and write both down here',
  ).toEqual([64, '1c0aacda1adc76a4']);
});
