import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { Listening } from '#mocks/adapters/server/listen.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { createFinds } from '#tools/verify/finds.ts';
import { lineOf, verify } from '#tools/verify/run.ts';
import { askAndCheck, NoAnswer } from '#tools/verify/send.ts';
import { openVerified, runVerify } from './verified.ts';

const reading = Object.entries<Endpoint>(contract).filter(
  ([, { method, mayBeCached }]) => method === 'GET' || mayBeCached,
);
const commands = Object.keys(contract).length - reading.length;
const ofAdministration = reading.filter(([, { access }]) => access === 'administrator').length;
const forEveryone = reading.filter(([, { access }]) => access === 'public').length;

let mock: Awaited<ReturnType<typeof openVerified>>;
beforeAll(async () => {
  mock = await openVerified();
});

describe('a backend that keeps the contract', () => {
  let server: Listening;
  const sent: string[] = [];
  beforeAll(async () => {
    const answer = (request: WireRequest) => {
      const path = request.path.replace(/^\/api/, '');
      sent.push(`${request.method} ${path}`);
      return mock.right({ ...request, path });
    };
    server = await mock.serve(answer);
  });
  afterAll(() => server.stop());

  test('every operation that only reads is tried, and nothing that changes is sent', async () => {
    sent.length = 0;
    const tokens = ['--token', mock.customer, '--administrator-token', mock.administrator];
    const { code, stdout } = await runVerify('--base-url', `${server.url}/api/`, ...tokens);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.filter((line) => /^(wrong|not tried)/.test(line))).toEqual([]);
    expect(
      lines
        .slice(0, -2)
        .map((line) => /^ok +(\w+)/.exec(line)?.[1])
        .toSorted(),
    ).toEqual(reading.map(([name]) => name).toSorted());
    expect(lines.at(-1)).toBe('Not proved by reading: what commands do, amounts and the order of lists.');
    expect(lines.at(-2)).toBe(
      `${reading.length} operations read: ${reading.length} ok, 0 wrong, 0 not tried. ` +
        `${commands} more change something: they are tried with --writes.`,
    );
    expect(code).toBe(0);
    const writes = sent.filter((request) => !request.startsWith('GET '));
    expect(new Set(writes)).toEqual(new Set(['POST /v1/quote-comparisons']));
  });

  test('without tokens only what is open to everyone is tried, and that is said', async () => {
    const { code, stdout } = await runVerify('--base-url', server.url);
    expect(stdout).toMatch(/^not tried +getPlan: no --token$/m);
    expect(stdout).toMatch(/^not tried +listUsers: no --administrator-token$/m);
    expect(stdout).toContain(`${forEveryone} ok, 0 wrong, ${reading.length - forEveryone} not tried.`);
    expect(code).toBe(0);
  });

  test('a token without the permission, or of the wrong kind, proves nothing', async () => {
    const target = {
      baseUrl: server.url,
      token: mock.customer,
      administratorToken: mock.customer,
      timeoutMs: 10_000,
    };
    const outcomes = await verify(target, () => undefined);
    const untried = [...outcomes].filter(([, { verdict }]) => verdict === 'not tried');
    expect(untried).toHaveLength(ofAdministration);
    expect(outcomes.get('listUsers')?.notes).toEqual(['GET /v1/admin/users?limit=3 answered 403 forbidden']);
  });
});

test('entities of lists are preferred to those that other responses name', () => {
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

describe('an address where no such backend is', () => {
  const html = {
    status: 200,
    headers: { 'Content-Type': 'text/html' },
    body: '<!doctype html><title>A page</title>',
  };
  const broken = { status: 500, headers: { 'Content-Type': 'application/json' }, body: '{"error":"failed"}' };
  const text = { status: 404, headers: {}, body: 'Not found' };
  test.each([
    ['a page', html, 'answered 200, with text/html'],
    ['failures only', broken, 'answered 500, with application/json'],
    ['nothing known', text, 'answered 404, with no type of content'],
  ])('%s: one sentence says what was found, and nothing else is asked', async (_what, answer, sentence) => {
    const paths: string[] = [];
    const server = await mock.serve(({ path }) => {
      paths.push(path);
      return Promise.resolve(answer);
    });
    onTestFinished(() => server.stop());
    const { code, stdout, stderr } = await runVerify(
      '--base-url',
      `${server.url}/api`,
      '--token',
      mock.customer,
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    const open = reading.filter(([, { access, params }]) => access === 'public' && params === undefined);
    const [first = '', answers, last] = stderr.trimEnd().split('\n');
    expect(first).toBe(
      `${server.url}/api answers, but none of the operations that are open to everybody as the contract says, so nothing was checked.`,
    );
    expect(answers).toMatch(new RegExp(`^${sentence}: getConfig by GET /v1/config, `));
    expect(answers?.match(/\w+ by (GET|POST) /g)).toHaveLength(open.length);
    expect(last).toBe('Is one of them built, and does --base-url end before /v1?');
    expect(paths.filter((path) => path.includes('/me'))).toEqual([]);
  });

  test('no server: the reason is said once', async () => {
    const { url, stop } = await mock.serve(mock.right);
    await stop();
    const { code, stdout, stderr } = await runVerify('--base-url', url);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^GET \/v1\/config got no answer: .*ECONNREFUSED/m);
  });

  test('a folder too many in front of /v1 is such an address', async () => {
    const server = await mock.serve(mock.right);
    onTestFinished(() => server.stop());
    const { stderr } = await runVerify('--base-url', `${server.url}/api`);
    expect(stderr).toMatch(
      /^answered 404 not-found, with application\/problem\+json: getConfig by GET \/v1\/config,/m,
    );
  });
});

test('a redirection is not followed, as the token is for this address only', async () => {
  const paths: string[] = [];
  const server = await mock.serve(({ path }) => {
    paths.push(path);
    return Promise.resolve({ status: 302, headers: { Location: '/elsewhere' }, body: null });
  });
  onTestFinished(() => server.stop());
  const target = { baseUrl: server.url, token: null, administratorToken: null, timeoutMs: 10_000 };
  const { status, breaches } = await askAndCheck(contract.getConfig, {}, mock.customer, target);
  expect({ status, paths }).toEqual({ status: 302, paths: ['/v1/config'] });
  expect(breaches).not.toEqual([]);
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

test('a breach that lists all values of an enumeration stays one short line', () => {
  const notes = [`/code Expected\n${"'a-code' | ".repeat(100)}`];
  expect(lineOf('getPlan', { verdict: 'wrong', notes })).toMatch(
    /^wrong {6}getPlan: \/code Expected 'a-code' .{200,230}…$/,
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
    const { code, stdout, stderr } = await runVerify(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('--administrator-token T');
  });

  test('--help prints the usage', async () => {
    const { code, stdout } = await runVerify('--help');
    expect(stdout).toContain('Without --writes it only reads.');
    expect(code).toBe(0);
  });
});
