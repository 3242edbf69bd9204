import { en } from 'zod/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import type { Listening } from '#mocks/adapters/server/listen.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { verify } from '#tools/verify/run.ts';
import type { Outcome } from '#tools/verify/trial.ts';
import { type Answering, openVerified, runVerify } from './verified.ts';

let mock: Awaited<ReturnType<typeof openVerified>>;

interface Defect {
  readonly what: string;
  readonly operation: string;
  readonly path: RegExp;
  readonly says: RegExp;
  readonly instead: (answer: Answering, request: WireRequest) => Promise<WireResponse>;
}

/** The text of a right answer, changed. */
const text =
  (pattern: RegExp, replacement: string): Defect['instead'] =>
  async (answer, request) => {
    const right = await answer(request);
    return { ...right, body: right.body?.replace(pattern, replacement) ?? null };
  };

/** The headers of a right answer, changed. */
const headers =
  (otherHeaders: Readonly<Record<string, string | null>>): Defect['instead'] =>
  async (answer, request) => {
    const right = await answer(request);
    const all = Object.entries({ ...right.headers, ...otherHeaders });
    return {
      ...right,
      headers: Object.fromEntries(all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    };
  };

const withHeader =
  (headerName: string, value: string | null): Defect['instead'] =>
  (answer, request) =>
    answer({ ...request, header: (name) => (name === headerName ? value : request.header(name)) });

const defects: readonly Defect[] = [
  {
    what: 'a member is missing',
    operation: 'getConfig',
    path: /^\/v1\/config$/,
    says: /^GET \/v1\/config answered 200: \/\w+ is missing$/,
    instead: text(/"\w+":/, '"renamed":'),
  },
  {
    what: 'a value that the enumeration does not have',
    operation: 'getPlan',
    path: /^\/v1\/plans\/[^/]+$/,
    says: /answered 200: \/status is not one of .* \(it is "RUNNING"\)$/,
    instead: text(/"status":"[A-Z_]+"/, '"status":"RUNNING"'),
  },
  {
    what: 'an amount as a string',
    operation: 'listPayments',
    path: /^\/v1\/payments$/,
    says: /answered 200: \/items\/\d\/amount\/amountMinor is not number \(it is "\d+"\)$/,
    instead: text(/"amountMinor":(\d+)/, '"amountMinor":"$1"'),
  },
  {
    what: 'no ETag',
    operation: 'getOrder',
    path: /^\/v1\/orders\/[^/]+$/,
    says: /answered 200: ETag is missing/,
    instead: headers({ ETag: null }),
  },
  {
    what: 'an ETag that is not the version',
    operation: 'getPayment',
    path: /^\/v1\/payments\/[^/]+$/,
    says: /answered 200: ETag is not the version of the body in quotes \(W\/"1", not "\d+"\)/,
    instead: headers({ ETag: 'W/"1"' }),
  },
  {
    what: 'an answer without a token',
    operation: 'listInbox',
    path: /^\/v1\/inbox$/,
    says: /answered 200 (without a token|to a token that it never gave out); expected 401 unauthenticated/,
    instead: (answer, request) => withHeader('authorization', `Bearer ${mock.customer}`)(answer, request),
  },
  {
    what: 'an answer to a token that was never given out',
    operation: 'getMe',
    path: /^\/v1\/me$/,
    says: /answered 200 to a token that it never gave out; expected 401 unauthenticated/,
    instead: (answer, request) =>
      !request.header('authorization')
        ? answer(request)
        : withHeader('authorization', `Bearer ${mock.customer}`)(answer, request),
  },
  {
    what: 'a problem as plain JSON',
    operation: 'getUser',
    path: /^\/v1\/admin\/users\/usr_7Z+$/,
    says: /answered 404: Content-Type is application\/json, not application\/problem\+json/,
    instead: headers({ 'Content-Type': 'application/json' }),
  },
  {
    what: 'a problem that the catalogue does not have',
    operation: 'getJob',
    path: /^\/v1\/admin\/jobs\/job_7Z+$/,
    says: /answered 404: \/code is not .* \(it is "no-such-job"\)$/s,
    instead: text(/"code":"not-found"/, '"code":"no-such-job"'),
  },
  {
    what: 'an answer for what does not exist',
    operation: 'getProduct',
    path: /^\/v1\/admin\/products\/prd_7Z+$/,
    says: /answered 200 for an id that does not exist; expected 404 not-found/,
    instead: (answer, request) => {
      const [product] = mock.store.tables.products.all();
      return answer({ ...request, path: `/v1/admin/products/${product?.id}` });
    },
  },
  {
    what: 'a cursor that leads to the same page',
    operation: 'listOrders',
    path: /^\/v1\/orders$/,
    says: /cursor=\S+ answered 200: (a page has items of an earlier page|nextCursor is the cursor that was sent, .*)$/,
    instead: (answer, request) => answer({ ...request, search: 'limit=3' }),
  },
  {
    what: 'a page that is longer than asked for',
    operation: 'listAuditEvents',
    path: /^\/v1\/admin\/audit-events$/,
    says: /answered 200: \/items has 25 items, more than limit=3/,
    instead: (answer, request) => answer({ ...request, search: '' }),
  },
  {
    what: 'a whole answer in place of 304',
    operation: 'listProducts',
    path: /^\/v1\/products$/,
    says: /answered 200: does not know its own ETag in If-None-Match; expected 304/,
    instead: withHeader('if-none-match', null),
  },
  {
    what: 'nothing of what the lists contain',
    operation: 'getBatch',
    path: /^\/v1\/admin\/batches\/[^/]+$/,
    says: /answered 404 not-found for an id that its own answers have named/,
    instead: (answer, request) => answer({ ...request, path: `/v1/admin/batches/bat_7${'Z'.repeat(25)}` }),
  },
  {
    what: 'no answer',
    operation: 'getEligibility',
    path: /^\/v1\/me\/eligibility$/,
    says: /^GET \/v1\/me\/eligibility got no answer: fetch failed/,
    instead: () => Promise.reject(new Error('The connection is lost.')),
  },
];

describe('a backend with defects', () => {
  let server: Listening;
  let outcomes: ReadonlyMap<string, Outcome>;
  afterAll(() => server.stop());
  beforeAll(async () => {
    mock = await openVerified();
    z.config(en()); // as the command does
    const { right } = mock;
    const answer: Answering = (request) => {
      const defect = defects.find(({ path }) => path.test(request.path));
      return defect ? defect.instead(right, request) : right(request);
    };
    server = await mock.serve(answer);
    const target = {
      baseUrl: server.url,
      token: mock.customer,
      administratorToken: mock.administrator,
      timeoutMs: 10_000,
    };
    outcomes = await verify(target, () => undefined);
  });

  test.each(defects)('$what: $operation is wrong', ({ operation, says }) => {
    const outcome = outcomes.get(operation);
    expect(outcome?.verdict).toBe('wrong');
    expect(outcome?.notes.filter((note) => !says.test(note))).toEqual([]);
  });

  test('the command says in words what a schema refuses, and fails', async () => {
    const { code, stdout } = await runVerify('--base-url', server.url, '--token', mock.customer);
    expect(stdout).toMatch(
      /^wrong +listPayments: GET \S+ answered 200: \/items\/0\/amount\/amountMinor is not \w+ \(it is "\d+"\)/m,
    );
    expect(code).toBe(1);
  });

  test('what has no defect is not wrong', () => {
    const wrong = [...outcomes].filter(([, { verdict }]) => verdict === 'wrong').map(([name]) => name);
    expect(wrong.toSorted()).toEqual(defects.map(({ operation }) => operation).toSorted());
  });
});
