import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { listen, type Listening } from '#mocks/adapters/server/listen.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { askMock } from '#tools/openapi/ask.ts';
import { createFinds } from '#tools/verify/finds.ts';
import { lineOf, verify } from '#tools/verify/run.ts';
import { askAndCheck, NoAnswer } from '#tools/verify/send.ts';
import type { Outcome } from '#tools/verify/trial.ts';

const reading = Object.entries<Endpoint>(contract).filter(
  ([, { method, readsOnly }]) => method === 'GET' || readsOnly,
);
const commands = Object.keys(contract).length - reading.length;
const ofAdministration = reading.filter(([, { access }]) => access === 'administrator').length;
const forEveryone = reading.filter(([, { access }]) => access === 'public').length;

let mock: Awaited<ReturnType<typeof askMock>>;
let customer: string;
let administrator: string;

beforeAll(async () => {
  mock = await askMock('running');
  customer = (await mock.signIn('signedIn'), mock.tokens.signedIn ?? '');
  administrator = (await mock.signIn('administrator'), mock.tokens.administrator ?? '');
}, 60_000);

/** `npm run verify`, as a process of its own. */
async function run(...args: string[]) {
  const ended = promisify(execFile)(process.execPath, ['tools/verify.ts', ...args]);
  return ended
    .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
    .catch(({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }));
}

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

describe('a backend that keeps the contract', () => {
  let server: Listening;
  const sent: string[] = [];
  beforeAll(async () => {
    const answer = (request: WireRequest) => {
      const path = request.path.replace(/^\/api/, '');
      sent.push(`${request.method} ${path}`);
      return mock.backend.answer({ ...request, path });
    };
    server = await listen({ ...mock.backend, answerNow: () => null, answer }, 0);
  });
  afterAll(() => server.stop());

  test('every operation that only reads is tried, and nothing is sent that changes something', async () => {
    sent.length = 0;
    const tokens = ['--token', customer, '--administrator-token', administrator];
    const { code, stdout } = await run('--base-url', `${server.url}/api/`, ...tokens);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.filter((line) => /^(wrong|not tried)/.test(line))).toEqual([]);
    expect(
      lines
        .slice(0, -1)
        .map((line) => /^ok +(\w+)/.exec(line)?.[1])
        .toSorted(),
    ).toEqual(reading.map(([name]) => name).toSorted());
    expect(lines.at(-1)).toBe(
      `${reading.length} operations read: ${reading.length} ok, 0 wrong, 0 not tried. ` +
        `${commands} more change something and are never tried here.`,
    );
    expect(code).toBe(0);
    const writes = sent.filter((request) => !request.startsWith('GET '));
    expect(new Set(writes)).toEqual(new Set(['POST /v1/quote-comparisons']));
  });

  test('without tokens only what is open to everyone is tried, and that is said', async () => {
    const { code, stdout } = await run('--base-url', server.url);
    expect(stdout).toMatch(/^not tried +getPlan: no --token$/m);
    expect(stdout).toMatch(/^not tried +listUsers: no --administrator-token$/m);
    expect(lastLine(stdout)).toContain(
      `${forEveryone} ok, 0 wrong, ${reading.length - forEveryone} not tried.`,
    );
    expect(code).toBe(0);
  });

  test('a token without the permission, or of the wrong kind, proves nothing', async () => {
    const target = { baseUrl: server.url, token: customer, administratorToken: customer, timeoutMs: 10_000 };
    const outcomes = await verify(target, () => undefined);
    const untried = [...outcomes].filter(([, { verdict }]) => verdict === 'not tried');
    expect(untried).toHaveLength(ofAdministration);
    expect(outcomes.get('listUsers')?.notes).toEqual(['GET /v1/admin/users?limit=3 answered 403, forbidden']);
  });
});

type Answering = (request: WireRequest) => Promise<WireResponse>;
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
  (changed: Readonly<Record<string, string | null>>): Defect['instead'] =>
  async (answer, request) => {
    const right = await answer(request);
    const all = Object.entries({ ...right.headers, ...changed });
    return {
      ...right,
      headers: Object.fromEntries(all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    };
  };

const withHeader =
  (changed: string, value: string | null): Defect['instead'] =>
  (answer, request) =>
    answer({ ...request, header: (name) => (name === changed ? value : request.header(name)) });

const defects: readonly Defect[] = [
  {
    what: 'a member is missing',
    operation: 'getConfig',
    path: /^\/v1\/config$/,
    says: /^GET \/v1\/config answered 200: \/\w+ Invalid input/,
    instead: text(/"\w+":/, '"renamed":'),
  },
  {
    what: 'a value that the enumeration does not have',
    operation: 'getPlan',
    path: /^\/v1\/plans\/[^/]+$/,
    says: /answered 200: \/status /,
    instead: text(/"status":"[A-Z_]+"/, '"status":"RUNNING"'),
  },
  {
    what: 'an amount as a string',
    operation: 'listPayments',
    path: /^\/v1\/payments$/,
    says: /answered 200: \/items\/0\/amount\/amountMinor /,
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
    says: /answered 200: ETag is W\/"1", not "\d+"/,
    instead: headers({ ETag: 'W/"1"' }),
  },
  {
    what: 'an answer without a token',
    operation: 'listInbox',
    path: /^\/v1\/inbox$/,
    says: /answered 200 without a token, not 401/,
    instead: (answer, request) => withHeader('authorization', `Bearer ${customer}`)(answer, request),
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
    says: /answered 404: \/code /,
    instead: text(/"code":"not-found"/, '"code":"no-such-job"'),
  },
  {
    what: 'an answer for what does not exist',
    operation: 'getProduct',
    path: /^\/v1\/admin\/products\/prd_7Z+$/,
    says: /answered 200 for what does not exist, not 404/,
    instead: (answer, request) => {
      const [known] = mock.store.tables.products.all();
      return answer({ ...request, path: `/v1/admin/products/${known?.id}` });
    },
  },
  {
    what: 'a cursor that leads to the same page',
    operation: 'listOrders',
    path: /^\/v1\/orders$/,
    says: /cursor=\S+ answered 200: (\/items repeats those of an earlier|\/nextCursor is that of the same) page$/,
    instead: (answer, request) => answer({ ...request, search: 'limit=3' }),
  },
  {
    what: 'a page that is longer than asked for',
    operation: 'listAuditEvents',
    path: /^\/v1\/admin\/audit-events$/,
    says: /answered 200: \/items has 25, not 3 at most/,
    instead: (answer, request) => answer({ ...request, search: '' }),
  },
  {
    what: 'a whole answer in place of 304',
    operation: 'listProducts',
    path: /^\/v1\/products$/,
    says: /answered 200: to the ETag it sent, not 304/,
    instead: withHeader('if-none-match', null),
  },
  {
    what: 'nothing of what the lists contain',
    operation: 'getBatch',
    path: /^\/v1\/admin\/batches\/[^/]+$/,
    says: /answered 404, not-found/,
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
    const right: Answering = (request) => mock.backend.answer(request);
    const answer: Answering = (request) => {
      const defect = defects.find(({ path }) => path.test(request.path));
      return defect ? defect.instead(right, request) : right(request);
    };
    server = await listen({ ...mock.backend, answerNow: () => null, answer }, 0);
    const target = {
      baseUrl: server.url,
      token: customer,
      administratorToken: administrator,
      timeoutMs: 10_000,
    };
    outcomes = await verify(target, () => undefined);
  }, 60_000);

  test.each(defects)('$what: $operation is wrong', ({ operation, says }) => {
    const outcome = outcomes.get(operation);
    expect(outcome?.verdict).toBe('wrong');
    expect(outcome?.notes.filter((note) => !says.test(note))).toEqual([]);
  });

  test('the command says in words what a schema refuses, and fails', async () => {
    const { code, stdout } = await run('--base-url', server.url, '--token', customer);
    expect(stdout).toMatch(
      /^wrong +listPayments: GET \S+ answered 200: \/items\/0\/amount\/amountMinor Invalid input: expected \w+, received string/m,
    );
    expect(code).toBe(1);
  });

  test('what has no defect is not wrong', () => {
    const wrong = [...outcomes].filter(([, { verdict }]) => verdict === 'wrong').map(([name]) => name);
    expect(wrong.toSorted()).toEqual(defects.map(({ operation }) => operation).toSorted());
  });
});

test('things of lists are preferred to those that other answers name, with the things around them', () => {
  const { getOrder, getQuote, getRefund, getApproval } = contract;
  const finds = createFinds([getOrder, getQuote, getRefund, getApproval]);
  const id = (prefix: string, last: string) => `${prefix}_01JH8ZK3W0000000000000000${last}`;
  expect(finds.casesOf(getRefund)).toEqual({ cases: [], areListed: false });
  finds.learn('administrator', { id: id('apr', '1'), preview: { id: id('rfd', '1') } }, {});
  expect(finds.casesOf(getRefund)).toEqual({ cases: [{ refundId: id('rfd', '1') }], areListed: false });
  finds.learn('administrator', { items: [{ id: id('rfd', '2') }] }, {});
  expect(finds.casesOf(getRefund)).toEqual({ cases: [{ refundId: id('rfd', '2') }], areListed: true });
  finds.learn('administrator', { items: [{ id: id('ord', '1') }] }, {});
  expect(finds.casesOf(getOrder).cases).toEqual([]); // not the customer's
  finds.learn('signedIn', { id: id('ord', '2'), currentQuoteId: id('qte', '2') }, {});
  finds.learn('signedIn', { id: id('qte', '3') }, { orderId: id('ord', '3') });
  expect(finds.casesOf(getQuote).cases).toEqual([
    { orderId: id('ord', '2'), quoteId: id('qte', '2') },
    { orderId: id('ord', '3'), quoteId: id('qte', '3') },
  ]);
});

test('an address that does not answer is reported for each operation', async () => {
  const { url, stop } = await listen(mock.backend, 0);
  await stop();
  const { code, stdout } = await run('--base-url', url);
  expect(stdout).toMatch(/^wrong +getConfig: GET \/v1\/config got no answer: .*ECONNREFUSED/m);
  expect(lastLine(stdout)).toContain(`0 ok, ${reading.length} wrong, 0 not tried.`);
  expect(code).toBe(1);
});

test('an answer that does not come in time is no answer', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const target = { baseUrl, token: null, administratorToken: null, timeoutMs: 20 };
  const asked = askAndCheck(contract.getConfig, {}, null, target);
  await expect(asked).rejects.toThrow(
    'GET /v1/config got no answer: The operation was aborted due to timeout',
  );
  await expect(asked).rejects.toBeInstanceOf(NoAnswer);
});

test('a line has the first three breaches and how many more there are', () => {
  const notes = ['/a is wrong', '/b is wrong', '/c is wrong', '/d is wrong', '/e is wrong'];
  expect(lineOf('getPlan', { verdict: 'wrong', notes })).toBe(
    'wrong      getPlan: /a is wrong; /b is wrong; /c is wrong; and 2 more',
  );
});

describe('arguments', () => {
  test.each([
    [[], '--base-url is missing.'],
    [['--base-url', 'api.example.test'], '--base-url was given "api.example.test"'],
    [['--base-url', 'https://api.example.test/?v=1'], 'an http or https address is expected'],
    [['--base-url', 'https://api.example.test', '--token', ''], '--token needs a token'],
    [['--base-url', 'https://api.example.test', '--timeout', '0'], '--timeout was given "0"'],
    [['--base-url', 'https://api.example.test', '--write'], "Unknown option '--write'"],
  ])('%j is refused with the usage', async (args, sentence) => {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('--administrator-token T');
  });

  test('--help prints the usage', async () => {
    const { code, stdout } = await run('--help');
    expect(stdout).toContain('It only reads.');
    expect(code).toBe(0);
  });
});
