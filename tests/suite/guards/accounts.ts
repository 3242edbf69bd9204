import { customerNamed } from '#tests/kit/administered.ts';
import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { asOwner } from './of-collateral.ts';
import { requestedBefore } from './requested.ts';
import type { Situations } from './table.ts';

const HOUR = 3_600_000;

type Prepare = (backend: Provider, token: string) => Promise<unknown>;

/** A request about the account of Mira Okafor, after what she does before. */
const asMira =
  (prepare: Prepare = async () => undefined) =>
  async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.mira);
    await prepare(backend, token);
    const { version } = await customerNamed(backend, people.mira);
    return { token, ifMatch: `"${version}"` };
  };

/** A request of an administrator about Mira Okafor, after the same command with other bodies. */
const attending =
  (body?: object, command?: 'addUserNote' | 'tagUser', earlier: readonly object[] = []) =>
  async (backend: Provider): Promise<Call> => {
    await backend.signIn(people.mira);
    return ofAdministrator(body, command, earlier)(backend);
  };

/** The same once she has an account. */
const ofAdministrator =
  (body?: object, command?: 'addUserNote' | 'tagUser', earlier: readonly object[] = []) =>
  async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn(people.administrator);
    const { id: userId } = await customerNamed(backend, people.mira);
    const params = { userId };
    const request = async () => {
      const { version } = await backend.done(200, 'getUser', { params }, { token });
      return { token, params, ifMatch: `"${version}"` };
    };
    for (const each of earlier) if (command) await backend.get(command, { ...(await request()), body: each });
    return { ...(await request()), ...(body && { body }) };
  };

/** Mira has asked for a code just now. */
const waiting = async (backend: Provider): Promise<Call> => {
  const call = await attending()(backend);
  await backend.wait(120_000);
  await backend.done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact: people.mira } });
  return call;
};

/** A card that was entered just now, and its name. */
const cardToSave = async ({ card }: Pick<Awaited<ReturnType<typeof person>>, 'card'>, name: string) => ({
  params: { cardTokenId: await card('good') },
  body: { name },
});

const changingLimit = (creditLimit: object) => attending({ creditLimit, reason: 'A raise' });

export const accountSituations = {
  addUserNote: {
    'user.add-note: room-for-note': [
      {
        situation: 'there are 200 notes',
        code: 'invalid-transition',
        call: attending(
          { text: 'One more', dueOn: null },
          'addUserNote',
          Array.from({ length: 200 }, (_none, at) => ({ text: `Note ${at}`, dueOn: null })),
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
        call: attending(),
      },
    ],
    'challenge.resend: sends-left': [
      {
        situation: 'five codes were sent within an hour',
        code: 'rate-limited',
        call: async (backend) => {
          await backend.signIn(people.mira);
          await backend.wait(HOUR);
          const body = { purpose: 'SIGN_IN', contact: people.mira } as const;
          for (const _code of [1, 2, 3, 4, 5]) {
            await backend.done(201, 'createChallenge', { body });
            await backend.newMessage(); // so that it is not taken for the code of the administrator
            await backend.wait(120_000); // the cool-down
          }
          return ofAdministrator()(backend);
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
          { tag: 'vip' },
          'tagUser',
          Array.from({ length: 10 }, (_none, at) => ({ tag: `tag-${at}` })),
        ),
      },
    ],
    'user.tag: tag-new': [
      {
        situation: 'the customer has it',
        code: 'invalid-transition',
        call: attending({ tag: 'vip' }, 'tagUser', [{ tag: 'vip' }]),
      },
    ],
  },
  untagUser: {
    'user.untag: has-tags': [
      {
        situation: 'the customer has none',
        code: 'invalid-transition',
        also: ['tag-given'],
        call: attending({ tag: 'vip' }),
      },
    ],
    'user.untag: tag-given': [
      {
        situation: 'the customer has another one',
        code: 'invalid-transition',
        call: attending({ tag: 'vip' }, 'tagUser', [{ tag: 'flood-2027' }]),
      },
    ],
  },
  sendUserMessage: {
    'user.message: wants-messages': [
      {
        situation: 'the customer wants none in the application',
        code: 'invalid-transition',
        async call(backend) {
          await (await person(backend)).prefers({ channels: { inApp: false } });
          return ofAdministrator({ title: 'Your parcel', text: 'It is on its way.' })(backend);
        },
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
        call: asMira(async (backend, token) => {
          const { version } = await customerNamed(backend, people.mira);
          await backend.done(200, 'requestDeletion', {}, { token, ifMatch: `"${version}"` });
        }),
      },
    ],
    'user.request-deletion: no-open-plans': [
      { situation: 'a plan is open', code: 'invalid-transition', scenario: 'happy', call: asMira() },
    ],
    'user.request-deletion: wallet-returnable': [
      {
        situation: 'the wallet holds what a scratchcard was worth, and no card has paid',
        code: 'invalid-transition',
        call: asMira(async (backend, token) => {
          const body = { pin: scratchcards.twenty.pin, code: null };
          await backend.done(200, 'redeemScratchcard', { body }, { token });
        }),
      },
    ],
    'user.request-deletion: nothing-held': [
      {
        situation: 'gold of a plan that is paid off was not returned',
        code: 'invalid-transition',
        call: asOwner(async ({ collateral, orderId, backend }) => {
          const { id } = await collateral.offers(orderId);
          await backend.put({ entity: 'collateral', id, state: 'RELEASE_PENDING' });
          const { version } = await customerNamed(backend, people.mira);
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
