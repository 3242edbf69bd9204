import {
  answering,
  answeringBody,
  asking,
  at,
  type ProxyMutant,
  withAnswerHeader,
  withHeader,
} from './mutant.ts';

const order = /^\/v1\/orders\/[^/]+$/;

const without = (name: string) => answering((response) => withAnswerHeader(response, name));

/** Answers that do not have the form of the contract. */
export const answerMutants: readonly ProxyMutant[] = [
  {
    what: 'a member is missing',
    only: 'getConfig',
    before: at(
      'GET',
      /^\/v1\/config$/,
      answeringBody(({ ...all }) => ({ ...all, serverTime: undefined })),
    ),
  },
  {
    what: 'a member has another name',
    only: 'getMe',
    before: at(
      'GET',
      /^\/v1\/me$/,
      answeringBody((me) => ({ ...me, kind: undefined, type: 'CUSTOMER' })),
    ),
  },
  {
    what: 'a state that the contract does not have',
    only: 'getPlan',
    before: at(
      'GET',
      /^\/v1\/plans\/[^/]+$/,
      answeringBody((plan) => ({ ...plan, status: 'RUNNING' })),
    ),
  },
  {
    what: 'an amount is a decimal number',
    only: 'getOrder',
    before: at(
      'GET',
      order,
      answering((response) => ({
        ...response,
        body: response.body?.replaceAll(/"amountMinor":(\d+)/g, '"amountMinor":$1.25') ?? null,
      })),
    ),
  },
  {
    what: 'an amount is a text',
    only: 'listPayments',
    before: at(
      'GET',
      /^\/v1\/payments$/,
      answering((response) => ({
        ...response,
        body: response.body?.replaceAll(/"amountMinor":(\d+)/g, '"amountMinor":"$1"') ?? null,
      })),
    ),
  },
  {
    what: 'a moment is in local time, without its zone',
    only: 'getOrder',
    before: at(
      'GET',
      order,
      answering((response) => ({
        ...response,
        body: response.body?.replaceAll(/("createdAt":"[^"]+)Z"/g, '$1"') ?? null,
      })),
    ),
  },
  {
    what: 'null where the contract has an array',
    only: 'listInbox',
    before: at(
      'GET',
      /^\/v1\/inbox$/,
      answeringBody((page) => ({ ...page, items: null })),
    ),
  },
  {
    what: 'something created is answered with 200',
    only: 'createOrder',
    before: at(
      'POST',
      /^\/v1\/orders$/,
      answering((response) => ({ ...response, status: response.status === 201 ? 200 : response.status })),
    ),
  },
  {
    what: 'no Location of something created',
    only: 'createOrder',
    before: at('POST', /^\/v1\/orders$/, without('Location')),
  },
  {
    what: 'the Location leads to nothing',
    only: 'createOrder',
    before: at(
      'POST',
      /^\/v1\/orders$/,
      answering((response) =>
        response.status === 201 ? withAnswerHeader(response, 'Location', '/v1/orders/ord_none') : response,
      ),
    ),
  },
  { what: 'no ETag', only: 'getOrder', before: at('GET', order, without('ETag')) },
  {
    what: 'an ETag that is not the version',
    only: 'getPayment',
    before: at(
      'GET',
      /^\/v1\/payments\/[^/]+$/,
      answering((response) =>
        response.status === 200 ? withAnswerHeader(response, 'ETag', 'W/"1"') : response,
      ),
    ),
  },
  {
    what: 'private data may be stored by caches',
    only: 'getMe',
    before: at(
      'GET',
      /^\/v1\/me$/,
      answering((one) => withAnswerHeader(one, 'Cache-Control', 'max-age=60')),
    ),
  },
  {
    what: 'what may be cached has no Cache-Control',
    only: 'listProducts',
    before: at('GET', /^\/v1\/products$/, without('Cache-Control')),
  },
  {
    what: 'a current copy is sent again',
    only: 'listProducts',
    before: at(
      'GET',
      /^\/v1\/products$/,
      asking((request) => withHeader(request, 'if-none-match', null)),
    ),
  },
  {
    what: 'an old copy is said to be current',
    only: 'listProducts',
    before: at(
      'GET',
      /^\/v1\/products$/,
      answering((response, request) =>
        request.header('if-none-match') ? { ...response, status: 304, body: null } : response,
      ),
    ),
  },
  {
    what: 'a 202 does not say when to look again',
    only: 'payOrder says where and when to look again',
    before: at('POST', /\/pay$/, without('Retry-After')),
  },
  {
    what: 'a problem is plain JSON',
    only: 'createOrder',
    before: answering((response) =>
      response.status >= 400 ? withAnswerHeader(response, 'Content-Type', 'application/json') : response,
    ),
  },
  {
    what: 'a problem has a code that is not in the catalogue',
    only: 'getOrder',
    before: answering((response) => ({
      ...response,
      body: response.body?.replace('"code":"not-found"', '"code":"no-such-order"') ?? null,
    })),
  },
  {
    what: 'a problem says another status than it has',
    only: 'getOrder',
    before: answering((response) => (response.status === 404 ? { ...response, status: 400 } : response)),
  },
  {
    what: 'bad input is a fault of the server',
    only: 'createOrder',
    before: answering((response) => (response.status === 422 ? { ...response, status: 500 } : response)),
  },
];
