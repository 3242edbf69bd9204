import { expect, test } from 'vitest';
import { accountOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

test('blockUser: a blocked customer pays no late fee for what falls due meanwhile', async () => {
  const backend = await opened('new-user');
  const { userId, params } = await planHolder(backend);
  const until = async (day: string) =>
    backend.wait(Date.parse(`${day}T11:00:00Z`) - Date.parse(await backend.now()));
  const does = async (name: 'blockUser' | 'unblockUser') => {
    const token = await backend.signIn(people.administrator);
    const body = { reason: 'Reported as stolen' };
    const ifMatch = `"${(await accountOf(backend, userId)).version}"`;
    return backend.done(200, name, { params: { userId }, body }, { token, ifMatch });
  };
  const now = async () => {
    const token = await backend.signIn(people.administrator);
    const { status, lateFees } = await backend.get('getPlanAsAdministrator', { params, token });
    return { status, charged: lateFees.charged.amountMinor, next: lateFees.next?.amount.amountMinor };
  };
  await until('2027-02-11'); // the first instalment was due on the day before; its fee is charged on the 16th
  expect(await now()).toEqual({ status: 'ACTIVE', charged: 0, next: 8_00 });
  await backend.wait(121_000);
  await does('blockUser');
  await backend.wait(121_000);
  expect(await now()).toEqual({ status: 'ACTIVE', charged: 0, next: undefined });
  await until('2027-02-16');
  expect(await now()).toEqual({ status: 'OVERDUE', charged: 0, next: undefined });
  await backend.wait(121_000);
  await does('unblockUser');
  await until('2027-03-15');
  expect(await now()).toMatchObject({ charged: 0, next: 8_00 });
  await until('2027-03-16'); // of the second instalment, due on 10 March
  expect(await now()).toMatchObject({ charged: 8_00 });
});
