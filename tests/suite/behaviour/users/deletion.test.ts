import { describe, expect, test } from 'vitest';
import { accountOf } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { approved, buys } from '#tests/kit/secured-purchase.ts';
import { opened } from '#tests/suite/backend.ts';

const DAY = 86_400_000;
const contact = 'noor@example.com';

async function asNoor() {
  const backend = await opened('new-user');
  const { as, account } = await person(backend, contact);
  const { id: userId } = await account();
  const version = async () => ({ ...as, ifMatch: `"${(await account()).version}"` });
  return { backend, as, version, userId };
}

describe('requestDeletion', () => {
  test('schedules the deletion in two weeks, announced by message, until cancelDeletion', async () => {
    const { backend, as, version } = await asNoor();
    const asked = await backend.done(200, 'requestDeletion', {}, await version());
    expect(asked.deletesOn).toBe('2027-01-24');
    const kept = await backend.done(200, 'cancelDeletion', {}, await version());
    expect(kept.deletesOn).toBeNull();
    expect((await backend.get('listInbox', as)).items).toHaveLength(2);
  });

  test('ends by blockUser, since its customer could not take it back', async () => {
    const { backend, version, userId } = await asNoor();
    await backend.done(200, 'requestDeletion', {}, await version());
    const support = { token: await backend.signIn(people.administrator) };
    const body = { reason: 'Someone else had the account' };
    const params = { userId };
    const ifMatch = async () => `"${(await accountOf(backend, userId)).version}"`;
    const first = { ...support, ifMatch: await ifMatch() };
    await backend.done(200, 'blockUser', { params, body }, first);
    await backend.wait(15 * DAY);
    const again = { token: await backend.signIn(people.administrator), ifMatch: await ifMatch() };
    await backend.done(200, 'unblockUser', { params, body }, again);
    await backend.wait(DAY);
    expect(await accountOf(backend, userId)).toMatchObject({ status: 'ACTIVE', deletesOn: null });
  });

  test('is refused with the reason while a plan is open', async () => {
    const backend = await opened('happy');
    const { as, account } = await person(backend);
    const { version, actions } = await account();
    const call = { ...as, ifMatch: `"${version}"` };
    const { detail } = await backend.rejected('invalid-transition', 'requestDeletion', {}, call);
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'request-deletion', allowed: false, reason: detail }),
    );
  });

  test('is refused until the customer has back what secured a plan that is paid off', async () => {
    const kit = await approved(await opened('new-user'));
    const { backend, customer, orderId, id } = kit;
    await buys(kit);
    await customer.settles((await customer.orderNow(orderId)).planNumber ?? '');
    const version = async () => ({ ...customer.as, ifMatch: `"${(await customer.account()).version}"` });
    await backend.rejected('invalid-transition', 'requestDeletion', {}, await version());
    const returned = { params: { collateralId: id } };
    await backend.done(200, 'confirmCollateralReturn', returned, customer.as);
    const { deletesOn } = await backend.done(200, 'requestDeletion', {}, await version());
    expect(deletesOn).not.toBeNull();
  });
});
