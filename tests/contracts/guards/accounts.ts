import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Backend } from '#tests/kit/backend.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { asOwner } from './of-collateral.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

/** A request about the account of Mira Okafor, of which the scenario's row is changed before. */
const asMira =
  (change: Parameters<typeof changeUser>[1] = {}) =>
  async (backend: Backend): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    return { token, ifMatch: `"${await changeUser(backend, change)}"` };
  };

async function changeUser(
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

/** A request of an administrator about Mira Okafor, whose row is changed before. */
const attending =
  (change: (user: UserRecord) => UserRecord, call: Call) =>
  async ({ store, signIn }: Backend): Promise<Call> => {
    await signIn(people.mira);
    await store.transact(({ tables }) => {
      const user = tables.users.find('phoneE164', people.mira);
      if (user) tables.users.replace(change(user));
    });
    const { id = '', version } = store.tables.users.find('phoneE164', people.mira) ?? {};
    const token = await signIn(people.administrator);
    return { token, params: { userId: id }, ifMatch: `"${version}"`, ...call };
  };

/** Mira has asked for a code just now. */
const waiting = async (backend: Backend): Promise<Call> => {
  const call = await attending((user) => user, {})(backend);
  await backend.wait(120_000);
  await backend.done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact: people.mira } });
  return call;
};

const noteOf = (no: number) => ({
  no,
  text: 'A note',
  dueOn: null,
  doneAt: null,
  byName: 'Ada Admin',
  createdAt: '2027-01-10T08:00:00.000Z',
});

/** A card that was entered just now, and its name. */
const cardToSave = async ({ card }: Pick<Awaited<ReturnType<typeof person>>, 'card'>, name: string) => ({
  params: { cardTokenId: await card('good') },
  body: { name },
});

const changingLimit =
  (creditLimit: object) =>
  async (backend: Backend): Promise<Call> => {
    await backend.signIn(people.mira);
    const user = backend.store.tables.users.find('phoneE164', people.mira);
    return {
      token: await backend.signIn(people.administrator),
      params: { userId: user?.id ?? '' },
      ifMatch: `"${user?.version}"`,
      body: { creditLimit, reason: 'A raise' },
    };
  };

export const accountSituations = {
  addUserNote: {
    'user.add-note: room-for-note': [
      {
        situation: 'there are 200 notes',
        code: 'invalid-transition',
        call: attending(
          (user) => ({ ...user, notes: Array.from({ length: 200 }, (_none, at) => noteOf(at + 1)) }),
          {
            body: { text: 'One more', dueOn: null },
          },
        ),
      },
    ],
  },
  completeUserNote: {
    'user.complete-note: note-open': {
      unreachable: 'a note that is not open is not found before',
    },
  },
  resendUserCode: {
    'user.resend-code: code-awaited': [
      {
        situation: 'no code was sent',
        code: 'invalid-transition',
        call: attending((user) => user, {}),
      },
    ],
    'challenge.resend: sends-left': [
      {
        situation: 'five codes were sent within an hour',
        code: 'rate-limited',
        call: async (backend) => {
          const call = await waiting(backend);
          await backend.wait(120_000); // the cool-down
          await backend.store.transact(({ tables, clock }) => {
            for (const code of tables.challenges.by('target', people.mira))
              tables.challenges.replace({ ...code, resentAt: Array.from({ length: 5 }, () => clock.now()) });
          });
          return call;
        },
      },
    ],
    'challenge.resend: cool-down-passed': [
      {
        situation: 'it was sent a moment ago',
        code: 'otp-cooldown',
        call: waiting,
      },
    ],
  },
  tagUser: {
    'user.tag: room-for-tag': [
      {
        situation: 'there are 10 tags',
        code: 'invalid-transition',
        call: attending(
          (user) => ({ ...user, tags: Array.from({ length: 10 }, (_none, at) => `tag-${at}`) }),
          { body: { tag: 'vip' } },
        ),
      },
    ],
    'user.tag: tag-new': [
      {
        situation: 'the customer has it',
        code: 'invalid-transition',
        call: attending((user) => ({ ...user, tags: ['vip'] }), { body: { tag: 'vip' } }),
      },
    ],
  },
  untagUser: {
    'user.untag: has-tags': [
      {
        situation: 'the customer has none',
        code: 'invalid-transition',
        also: ['tag-given'],
        call: attending((user) => user, { body: { tag: 'vip' } }),
      },
    ],
    'user.untag: tag-given': [
      {
        situation: 'the customer has another one',
        code: 'invalid-transition',
        call: attending((user) => ({ ...user, tags: ['flood-2027'] }), { body: { tag: 'vip' } }),
      },
    ],
  },
  sendUserMessage: {
    'user.message: wants-messages': [
      {
        situation: 'the customer wants none in the application',
        code: 'invalid-transition',
        call: attending(
          ({ preferences, ...user }) => ({
            ...user,
            preferences: { ...preferences, channels: { ...preferences.channels, inApp: false } },
          }),
          { body: { title: 'Your parcel', text: 'It is on its way.' } },
        ),
      },
    ],
  },
  changeCreditLimit: {
    'user.change-limit: no-request-waiting': [
      requestedBefore('changeCreditLimit', changingLimit({ amountMinor: 90_000_00, currency: 'EUR' })),
    ],
    'user.change-limit: same-currency': [
      {
        situation: 'the limit is in another currency',
        code: 'currency-mismatch',
        call: changingLimit({ amountMinor: 5_100_00, currency: 'GBP' }),
      },
    ],
  },
  saveCard: {
    'user.save-card: room-for-card': [
      {
        situation: 'ten cards are saved',
        code: 'invalid-transition',
        async call(backend) {
          const { as, ...customer } = await person(backend);
          for (const no of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
            await backend.done(200, 'saveCard', await cardToSave(customer, `Card ${no}`), as);
          return { ...as, ...(await cardToSave(customer, 'Card 11')) };
        },
      },
    ],
  },
  removeSavedCard: {
    'user.remove-card: pays-no-plan': [
      {
        situation: 'it pays a plan on the due dates',
        code: 'invalid-transition',
        async call(backend) {
          const customer = await planHolder(backend);
          const call = await cardToSave(customer, 'Household');
          await backend.done(200, 'saveCard', call, customer.as);
          const { params } = customer;
          const ifMatch = `"${(await customer.plan()).version}"`;
          await backend.done(200, 'setAutopay', { params, body: call.params }, { ...customer.as, ifMatch });
          return { ...customer.as, params: call.params };
        },
      },
    ],
  },
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
    'user.request-deletion: wallet-returnable': [
      {
        situation: 'the wallet holds one cent, and no card has paid',
        code: 'invalid-transition',
        call: asMira({ walletMinor: 1 }),
      },
    ],
    'user.request-deletion: nothing-held': [
      {
        situation: 'gold of a plan that is paid off was not returned',
        code: 'invalid-transition',
        call: asOwner(async ({ collateral, orderId, backend }) => {
          const { id } = await collateral.offers(orderId);
          await backend.store.transact(({ tables }) => {
            const gold = tables.collaterals.get(id);
            if (gold) tables.collaterals.replace({ ...gold, status: 'RELEASE_PENDING' });
          });
          const { version } = backend.store.tables.users.find('phoneE164', people.mira) ?? {};
          return { ifMatch: `"${version}"` };
        }),
      },
    ],
  },
  cancelDeletion: {
    'user.cancel-deletion: deletion-requested': [
      { situation: 'it was not requested', code: 'invalid-transition', call: asMira() },
    ],
  },
} satisfies Partial<Situations>;
