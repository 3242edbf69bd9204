import { examplePeople } from '#tools/openapi/ask.ts';
import { answering, at, type ProxyMutant, problemIn, withHeader } from './mutant.ts';

const order = /^\/v1\/orders\/[^/]+$/;

/** Carries out a rejected request as this person. */
const carriedOutAs =
  (contact: string, isRejected: (problem: string | null) => boolean): ProxyMutant['before'] =>
  (right, signIn) =>
  async (request) => {
    const response = await right(request);
    return isRejected(problemIn(response))
      ? right(withHeader(request, 'authorization', await signIn(contact)))
      : response;
  };

const toCustomers = carriedOutAs(examplePeople.customer, (problem) => problem === 'not-found');
const toAdministrators = carriedOutAs(examplePeople.administrator, (problem) => problem === 'forbidden');

/** Who may see and do what. */
export const accessMutants: readonly ProxyMutant[] = [
  {
    what: 'an order is answered without a session',
    only: 'access to getOrder',
    before: at(
      'GET',
      order,
      carriedOutAs(examplePeople.customer, (problem) => problem === 'unauthenticated'),
    ),
  },
  {
    what: 'a session never ends',
    only: 'access to getOrder',
    before: carriedOutAs(examplePeople.customer, (problem) => problem === 'session-expired'),
  },
  {
    what: 'an ended session is said to be unknown',
    only: 'access to getPlan',
    before: answering((response) => ({
      ...response,
      body: response.body?.replace('"code":"session-expired"', '"code":"unauthenticated"') ?? null,
    })),
  },
  {
    what: 'an unknown token is a fault of the server',
    only: 'access to getMe',
    before: answering((response) => (response.status === 401 ? { ...response, status: 500 } : response)),
  },
  {
    what: 'the order of another customer is answered',
    only: 'the resource of getOrder',
    before: at('GET', order, toCustomers),
  },
  {
    what: 'another customer may cancel an order',
    only: 'the resource of cancelOrder',
    before: at('POST', /\/cancel/, toCustomers),
  },
  {
    what: 'an unknown id is forbidden',
    only: 'the resource of getOrder',
    before: answering((response) => (response.status === 404 ? { ...response, status: 403 } : response)),
  },
  {
    what: 'customers may read the administration',
    only: 'access to listUsers',
    before: toAdministrators,
  },
  {
    what: 'customers may use commands of the administration',
    only: 'access to blockUser',
    before: toAdministrators,
  },
  {
    what: 'administrators may buy',
    only: 'access to createOrder',
    before: carriedOutAs(examplePeople.customer, (problem) => problem === 'customers-only'),
  },
  {
    what: 'a role without the permission may block customers',
    only: 'blockUser is rejected for roles',
    before: toAdministrators,
  },
  {
    what: 'a role without the permission may refund',
    only: 'createRefund is rejected for roles',
    before: toAdministrators,
  },
  {
    what: 'no role may change a credit limit',
    only: 'changeCreditLimit is rejected for roles',
    before: (right) => async (request) =>
      request.path.endsWith('/credit-limit')
        ? right(withHeader(request, 'authorization', 'Bearer tr_no-such-token-at-all'))
        : right(request),
  },
  {
    what: 'a rejection names another permission',
    only: 'exportPins is rejected for roles',
    before: answering((response) => ({
      ...response,
      body:
        response.body?.replace(/"requiredPermission":"[^"]+"/, '"requiredPermission":"users.read"') ?? null,
    })),
  },
];
