import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { anyCustomer, customerNamed } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { codeFor, person } from '#tests/kit/person.ts';
import { type Requests, asAdministrator, asCustomer, inAdministration, inPurchase } from './callers.ts';

/** Accounts, sessions and saved cards: by customers and by administrators. */
export const userRequests = {
  createChallenge: inPurchase(async ({ submitted }) => codeFor(await submitted())),
  verifyChallenge: async (backend) => {
    const token = await backend.signIn(people.mira);
    const body = { purpose: 'CHANGE_CONTACT', contact: 'mira@example.com' };
    const { id } = await backend.get('createChallenge', { token, body });
    return { token, params: { challengeId: id }, body: { code: (await backend.newMessage()).code } };
  },
  signOut: asCustomer(),
  endSessionByKey: async (backend) => ({ body: { endKey: (await backend.session(people.mira)).endKey } }),
  listSessions: asCustomer(),
  endSession: async (backend) => {
    const token = await twiceSignedIn(backend);
    const { items } = await backend.get('listSessions', { token });
    return { token, params: { sessionId: items.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
  },
  listSavedCards: asCustomer(),
  saveCard: async (backend) => {
    const { as, card } = await person(backend, people.mira);
    return { ...as, params: { cardTokenId: await card('good') }, body: { name: 'Household' } };
  },
  removeSavedCard: async (backend) => {
    const { as, card } = await person(backend, people.mira);
    const params = { cardTokenId: await card('good') };
    await backend.done(200, 'saveCard', { params, body: { name: 'Household' } }, as);
    return { ...as, params };
  },
  endOtherSessions: async (backend) => ({ token: await twiceSignedIn(backend) }),
  getMe: asCustomer(),
  updateMe: async (backend) => {
    const token = await backend.signIn(people.mira);
    const { fullName, version } = await accountOf(backend, token);
    const body = { fullName: fullName === 'Mira Lindqvist' ? 'Mira Okafor' : 'Mira Lindqvist' };
    return { token, body, ifMatch: `"${version}"` };
  },
  updatePreferences: async (backend) => {
    const token = await backend.signIn(people.mira);
    const { version, preferences } = await accountOf(backend, token);
    const { channels } = preferences;
    const body = { ...preferences, channels: { ...channels, push: !channels.push }, marketing: true };
    return { token, body, ifMatch: `"${version}"` };
  },
  requestOwnData: asNewcomer(),
  getOwnData: asNewcomer(async (backend, call) => {
    await backend.done(200, 'requestOwnData', {}, call);
    return { token: call.token };
  }),
  requestDeletion: asNewcomer(),
  cancelDeletion: asNewcomer(async (backend, call) => {
    await backend.done(200, 'requestDeletion', {}, call);
    return { ...call, ifMatch: '"2"' };
  }),
  listUsers: asAdministrator(),
  blockUser: toUser({ reason: 'The card was stolen' }),
  unblockUser: async (backend) => {
    const { token = '', params = {}, ...call } = await toUser({ reason: 'The card was stolen' })(backend);
    const userId = params['userId'] ?? '';
    const { version } = await backend.done(
      200,
      'blockUser',
      { params: { userId }, body: { reason: 'The card was stolen' } },
      { token, ...(call.ifMatch !== undefined && { ifMatch: call.ifMatch }) },
    );
    return { token, params, ifMatch: `"${version}"`, body: { reason: 'It was found again' } };
  },
  endUserSessions: toUser({ reason: 'The phone was lost' }),
  changeCreditLimit: toUser({
    creditLimit: { amountMinor: 5_500_00, currency: 'EUR' },
    reason: 'Has paid on time',
  }),
  revealUserContacts: toUser({ reason: 'Two instalments are late' }),
  addUserNote: toUser({ text: 'Asked for a call', dueOn: '2027-01-12' }),
  completeUserNote: async (backend) => {
    const { token = '', params = {}, ifMatch = '' } = await toUser({})(backend);
    const userId = params['userId'] ?? '';
    const body = { text: 'Asked for a call', dueOn: null };
    const call = { params: { userId }, body };
    const { version, notes } = await backend.done(200, 'addUserNote', call, { token, ifMatch });
    const no = Math.max(...notes.map((note) => note.no));
    return { token, params: { userId }, body: { no }, ifMatch: `"${version}"` };
  },
  resendUserCode: async (backend) => {
    const call = await toUser({})(backend);
    await backend.wait(120_000);
    await backend.done(201, 'createChallenge', { body: { purpose: 'SIGN_IN', contact: people.mira } });
    await backend.newMessage();
    await backend.wait(60_000);
    await backend.get('getMe', { token: call.token ?? '' }); // what is due is done before the request
    const { body: _body, ...request } = call;
    return request;
  },
  tagUser: toUser({ tag: 'flood-2027' }),
  untagUser: async (backend) => {
    const { token = '', params = {}, ifMatch = '', body } = await toUser({ tag: 'flood-2027' })(backend);
    const userId = params['userId'] ?? '';
    const call = { params: { userId }, body: { tag: 'flood-2027' } };
    const { version } = await backend.done(200, 'tagUser', call, { token, ifMatch });
    return { token, params: { userId }, body, ifMatch: `"${version}"` };
  },
  // A contact that no account has had: a row about one that exists changes nothing.
  importUsers: inAdministration(async () => ({
    body: {
      rows: [{ fullName: 'Nina Berg', contact: `nina.${crypto.randomUUID()}@example.com`, tag: 'fair-2027' }],
    },
  })),
  sendUserMessage: toUser({ title: 'Your parcel', text: 'It is on its way.' }),
  listUserMessages: ofAnyone(),
  startUsersJob: inAdministration(async (backend) => ({
    body: {
      action: 'block',
      target: { ids: [(await anyCustomer(backend)).id] },
      dryRun: false,
      reason: 'The cards were stolen',
      tag: null,
      title: null,
      text: null,
    },
  })),
  listUserSessions: ofAnyone(),
  getUser: ofAnyone(),
} satisfies Requests;

/** The newer one of two sessions of the same customer. */
async function twiceSignedIn(backend: Provider): Promise<string> {
  await backend.signIn(people.mira);
  await backend.wait(61_000);
  return backend.signIn(people.mira);
}

function toUser(body: object) {
  return inAdministration(async (backend) => {
    const { id: userId, version } = await customerNamed(backend, people.mira);
    return { params: { userId }, ifMatch: `"${version}"`, body };
  });
}

function ofAnyone() {
  return inAdministration(async (backend) => ({ params: { userId: (await anyCustomer(backend)).id } }));
}

async function accountOf(backend: Provider, token: string) {
  const me = await backend.done(200, 'getMe', {}, { token });
  if (me.kind !== 'CUSTOMER') throw new Error('This is no customer');
  return me.user;
}

/** A customer without plans, and with the version of their account. */
function asNewcomer(
  then: (
    backend: Provider,
    call: Call & { readonly token: string; readonly ifMatch: string },
  ) => Promise<Call> = (_backend, call) => Promise.resolve(call),
) {
  return async (backend: Provider): Promise<Call> => {
    const token = await backend.signIn('newcomer@example.com');
    return then(backend, { token, ifMatch: '"1"' });
  };
}
