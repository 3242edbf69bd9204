import type { Backend } from '#tests/kit/backend.ts';
import { type Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import type { Situations } from './table.ts';

/** A request about the account of Mira Okafor, of which the scenario's row is changed before. */
const asMira =
  (change: Parameters<typeof changed>[1] = {}) =>
  async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    return { token, ifMatch: `"${await changed(backend, change)}"` };
  };

async function changed(
  { store }: Backend,
  change: { readonly deletesOn?: string; readonly openPlans?: number; readonly walletMinor?: number },
): Promise<number | undefined> {
  await store.transact(({ tables }) => {
    const user = tables.users.find('phoneE164', people.mira);
    if (!user) return;
    const { walletMinor = user.walletBalance.amountMinor, ...rest } = change;
    tables.users.replace({
      ...user,
      ...rest,
      walletBalance: { ...user.walletBalance, amountMinor: walletMinor },
    });
  });
  return store.tables.users.find('phoneE164', people.mira)?.version;
}

export const accountSituations: Situations<'requestDeletion' | 'cancelDeletion'> = {
  requestDeletion: {
    'user.request-deletion: no-deletion-requested': [
      {
        situation: 'it was requested before',
        code: 'invalid-transition',
        call: asMira({ deletesOn: '2027-01-24' }),
      },
    ],
    'user.request-deletion: no-open-plans': [
      { situation: 'a plan is open', code: 'invalid-transition', scenario: 'happy', call: asMira() },
    ],
    'user.request-deletion: wallet-empty': [
      {
        situation: 'the wallet holds one cent',
        code: 'invalid-transition',
        call: asMira({ walletMinor: 1 }),
      },
    ],
  },
  cancelDeletion: {
    'user.cancel-deletion: deletion-requested': [
      { situation: 'it was not requested', code: 'invalid-transition', call: asMira() },
    ],
  },
};
