import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { notBuiltLines } from '#tools/verify/built.ts';
import { builtPart } from '#tools/verify/suite.ts';
import { namePattern } from '#tools/verify/selection.ts';
import { type Answering, openVerified, runVerify } from './verified.ts';

let mock: Awaited<ReturnType<typeof openVerified>>;
beforeAll(async () => {
  mock = await openVerified();
});

/** What frameworks answer where nothing is. */
const nothing: WireResponse = {
  status: 404,
  headers: { 'Content-Type': 'text/html' },
  body: '<pre>Cannot GET</pre>',
};

const built = /^\/v1\/(config|me|inbox|products)$/;
const partial: Answering = (request: WireRequest) =>
  built.test(request.path) ? mock.right(request) : Promise.resolve(nothing);

async function verifyPart(answering: Answering, ...args: string[]) {
  const server = await mock.serve(answering);
  onTestFinished(() => server.stop());
  return runVerify('--base-url', server.url, '--token', mock.customer, ...args);
}

describe('a backend with four operations', () => {
  test('the others are one line and not wrong, and how to leave them out is said', async () => {
    const { code, stdout } = await verifyPart(partial);
    expect(stdout).not.toMatch(/^wrong/m);
    expect(stdout).toMatch(
      /^7\d operations are not built: without a token the answer is 404, not 401 \(.*and 6\d others\)\.$/m,
    );
    expect(stdout).toContain('To try only what is built: --only getConfig,getMe,listProducts,listInbox');
    expect(code).toBe(1);
  });

  test('is right in what --only names', async () => {
    const { code, stdout } = await verifyPart(partial, '--only', 'getConfig,getMe,listInbox,listProducts');
    expect(stdout).toMatch(/^4 operations read: 4 ok, 0 wrong, 0 not tried\.$/m);
    expect(stdout).toMatch(/With --only the other operations and their rules are unproved\.\n$/);
    expect(code).toBe(0);
  });

  test('an operation that --only names and that is not built fails', async () => {
    const { code, stdout } = await verifyPart(partial, '--only', 'getMe,listPlans');
    expect(stdout).toContain(
      '1 operation is not built: without a token the answer is 404, not 401 (listPlans).',
    );
    expect(code).toBe(1);
  });

  test('one that looks for the thing before the session is built, and wrong', async () => {
    const answering: Answering = (request) =>
      /^\/v1\/orders\/\w+$/.test(request.path) && !request.header('authorization')
        ? Promise.resolve(nothing)
        : mock.right(request);
    const { stdout } = await verifyPart(answering, '--only', 'getOrder');
    expect(stdout).toMatch(/^wrong +getOrder: .*answered 404 without a token; expected 401 unauthenticated/m);
  });
});

test('of the suite the cases of what is built are run, if there are any', () => {
  const given = { baseUrl: 'http://a', controlUrl: 'http://b', tokens: {}, against: null, report: null };
  const run = { ...given, only: ['getMe', 'updateMe'] };
  expect(builtPart(run, ['updateMe', 'listUsers'])).toMatchObject({
    only: ['getMe'],
    notBuilt: ['updateMe', 'listUsers'],
  });
  expect(builtPart(run, ['getMe', 'updateMe'])).toBeNull();
  const all = builtPart({ ...run, only: null }, ['getMe', 'payPlans']);
  expect(all).toMatchObject({ only: null, notBuilt: ['getMe', 'payPlans'] });
});

test('what is not built leaves out its own cases, and no random sequence', () => {
  const pattern = new RegExp(namePattern({ only: null, notBuilt: ['getMe', 'getPlan'] }) ?? '');
  const names = [
    'a repeated getMe',
    'a repeated getMeasure',
    'getPlan is read',
    'of payment have the figures',
  ];
  expect(names.filter((name) => pattern.test(name))).toEqual([
    'a repeated getMeasure',
    'of payment have the figures',
  ]);
  expect(namePattern({ only: null, notBuilt: [] })).toBeNull();
});

test('a flow is refused where no command may be sent', async () => {
  const { code, stderr } = await runVerify('--base-url', 'http://127.0.0.1:1', '--only', 'getMe,payment');
  expect(stderr).toContain('--only names payment, whose commands --writes sends.');
  expect(code).toBe(2);
});

test('a run that could check nothing is not right', async () => {
  const { code, stdout } = await verifyPart((request) => mock.right(request), '--only', 'createOrder');
  expect(stdout).toContain('0 operations read');
  expect(code).toBe(1);
});

test('a misspelt operation is refused by its name', async () => {
  const { code, stderr } = await runVerify('--base-url', 'http://127.0.0.1:1', '--only', 'getMe,listPlan');
  expect(stderr).toContain('The contract has no listPlan.');
  expect(code).toBe(2);
});

test('few operations are all named', () => {
  const missing = new Map([['payOrder', 'POST /v1/orders/a/pay answered 501']]);
  expect(notBuiltLines(missing, [])).toEqual([
    '1 operation is not built: without a token the answer is 501, not 401 (payOrder).',
  ]);
});

test('the name of an operation is not found in a longer one', () => {
  const pattern = new RegExp(namePattern({ only: ['getPlan', 'listPlans'], notBuilt: [] }) ?? '');
  expect(
    ['access to getPlan is', 'getPlanActivity a', 'by listPlans', 'listAllPlans'].map((name) =>
      pattern.test(name),
    ),
  ).toEqual([true, false, true, false]);
});
