import type { WireRequest } from '#mocks/core/wire.ts';
import { answering, type Mutant, problemIn, type Respond, withHeader } from './mutant.ts';

const order = /^\/v1\/orders\/[^/]+$/;

/** Sends a request again with the last token that has been accepted at such an address, if it is rejected so. */
const againAs =
  (isRejected: (problem: string | null) => boolean, isAccepted = (_request: WireRequest) => true) =>
  (right: Respond): Respond => {
    let accepted: string | null = null;
    return async (request) => {
      const response = await right(request);
      const token = request.header('authorization') ?? null;
      if (response.status < 300 && token !== null && isAccepted(request)) accepted = token;
      return isRejected(problemIn(response)) && accepted !== null
        ? right(withHeader(request, 'authorization', accepted))
        : response;
    };
  };

const ofAdministration = ({ path }: WireRequest) => path.startsWith('/v1/admin/');
const known = /^\/v1\/(orders|admin\/users)\/[^/]+$/;

/** Answers an address from the last answer that an address of this form got. */
const answeredBefore =
  (isRejected: (problem: string | null) => boolean) =>
  (right: Respond): Respond => {
    let last: Awaited<ReturnType<Respond>> | null = null;
    return async (request) => {
      const response = await right(request);
      if (!known.test(request.path)) return response;
      if (response.status === 200) last = response;
      return isRejected(problemIn(response)) && last ? last : response;
    };
  };

/** Who may see and do what. */
export const accessMutants: readonly Mutant[] = [
  {
    what: 'an order is answered without a session',
    only: 'access to getOrder',
    before: (right) => {
      let last: string | null = null;
      return async (request) => {
        const token = request.header('authorization') ?? null;
        if (token !== null && !token.includes('no-such')) last = token;
        return token === null && order.test(request.path) && last !== null
          ? right(withHeader(request, 'authorization', last))
          : right(request);
      };
    },
  },
  {
    what: 'a session never ends',
    only: 'access to getOrder',
    before: answering((response) =>
      problemIn(response) === 'session-expired' ? { ...response, status: 200, body: '{}' } : response,
    ),
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
    before: answeredBefore((problem) => problem === 'not-found'),
  },
  {
    what: 'another customer may cancel an order',
    only: 'the resource of cancelOrder',
    before: (right) => {
      let owner: string | null = null;
      return async (request) => {
        if (request.method === 'GET' && order.test(request.path))
          owner = request.header('authorization') ?? owner;
        const response = await right(request);
        if (request.method === 'POST' && request.path === '/v1/orders' && response.status === 201)
          owner = request.header('authorization') ?? owner;
        return /\/cancel/.test(request.path) && problemIn(response) === 'not-found' && owner !== null
          ? right(withHeader(request, 'authorization', owner))
          : response;
      };
    },
  },
  {
    what: 'an unknown id is forbidden',
    only: 'the resource of getOrder',
    before: answering((response) => (response.status === 404 ? { ...response, status: 403 } : response)),
  },
  {
    what: 'customers may read the administration',
    only: 'access to listUsers',
    before: againAs((problem) => problem === 'forbidden', ofAdministration),
  },
  {
    what: 'customers may use commands of the administration',
    only: 'access to blockUser',
    before: againAs((problem) => problem === 'forbidden', ofAdministration),
  },
  {
    what: 'administrators may buy',
    only: 'access to createOrder',
    before: answering((response) =>
      problemIn(response) === 'customers-only' ? { ...response, status: 201, body: '{}' } : response,
    ),
  },
  {
    what: 'a role without the permission may block customers',
    only: 'blockUser is rejected for roles',
    before: againAs((problem) => problem === 'forbidden', ofAdministration),
  },
  {
    what: 'a role without the permission may refund',
    only: 'createRefund is rejected for roles',
    before: againAs((problem) => problem === 'forbidden', ofAdministration),
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
