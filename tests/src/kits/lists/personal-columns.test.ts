import { expect, test } from 'vitest';
import { contract } from '#contracts/index.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { administrators } from '#tests/kit/people.ts';
import { declaredLists } from './declared.ts';

const operations = Object.entries(contract);
const operationOf = (endpoint: unknown) => operations.find(([, one]) => one === endpoint)?.[0] ?? '';

test.each(declaredLists.map((list) => [list.name, list] as const))(
  '%s marks exactly the columns with a customer’s name or contact as personal',
  async (_name, { columns, endpoint }) => {
    const backend = await openBackend({ scenario: 'one-of-each' });
    const token = await backend.signIn(administrators.ADMIN);
    const customers = backend.store.tables.users.all();
    const rows = await backend.every(operationOf(endpoint) as 'listUsers', { token }); // the endpoint of a list
    const masked = (await backend.every('listUsers', { token })).flatMap(({ maskedEmail, maskedPhone }) => [
      maskedEmail,
      maskedPhone,
    ]);
    const people = [...customers.map(({ fullName }) => fullName), ...masked].flatMap((text) => text ?? []);
    const isPersonal = (value: unknown) =>
      typeof value === 'string' && people.some((text) => value.includes(text));
    expect(rows.length).toBeGreaterThan(0);
    const having = columns.filter(
      ({ exported }) => exported && rows.some((row) => isPersonal(exported(row))),
    );
    expect(having.map(({ key }) => key)).toEqual(
      columns.filter(({ personal }) => personal).map(({ key }) => key),
    );
  },
);
