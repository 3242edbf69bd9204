import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { documentPath } from '#tools/openapi/document.ts';
import { type Trial, trialsOf, verdictOf } from '#tools/specmatic/report.ts';
import { splitLists } from '#tools/specmatic/split-lists.ts';
import { summaryOf } from '#tools/specmatic/summary.ts';

interface Exchange {
  readonly scenario?: string;
  readonly status: string;
  readonly body?: object;
  readonly token?: boolean;
  readonly broken?: readonly string[];
}

const createOrder = "POST /v1/orders -> 201 with the request from the example 'one-thing'";
const createChallenge = "POST /v1/challenges -> 201 with the request from the example 'confirm'";
const verifyChallenge = 'POST /v1/challenges/(challengeId:ChallengeId)/verify -> 200 with a request';
const payOrder = 'POST /v1/orders/(orderId:OrderId)/pay -> 202/202 where the response contains nothing';

/** A block as Specmatic 2.55.1 prints it. */
function block({ scenario = createOrder, status, body = {}, token = true, broken = [] }: Exchange): string {
  const type = 'code' in body ? 'application/problem+json' : 'application/json';
  const json = JSON.stringify(body, null, 4).replaceAll('\n', '\n    ');
  return [
    '--------------------',
    '  Request to http://127.0.0.1:4310 at 2026-11-21 9:35:6.199',
    '    POST /v1/orders',
    ...(token ? ['    Authorization: Bearer tr_0'] : []),
    '    Content-Type: application/json',
    '',
    '  Response at 2026-11-21 9:35:6.375',
    `    ${status}`,
    `    Content-Type: ${type}`,
    '',
    `    ${json}`,
    '',
    `Scenario: ${scenario} has ${broken.length > 0 ? 'FAILED' : 'SUCCEEDED'}`,
    ...(broken.length > 0 ? ['Reason:'] : []),
    ...broken.map((rule) => `      ${rule}: something`),
    '',
    '',
  ].join('\n');
}

const trialOf = (exchange: Exchange): Trial[] => trialsOf(`Specmatic Version\n${block(exchange)}`);
const verdict = (exchange: Exchange) => trialOf(exchange).map(verdictOf)[0];
const problem = (code: string, more: object = {}) => ({ title: 'x', code, requestId: 'r', ...more });
const wrongStatus = ['R0002'];

describe('the log of Specmatic', () => {
  test('is read block by block', () => {
    const log =
      block({ status: '201 Created' }) +
      block({ status: '409 Conflict', body: problem('invalid-transition'), broken: wrongStatus });
    expect(trialsOf(log)).toMatchObject([
      { passed: true, status: 201, code: null },
      { passed: false, status: 409, code: 'invalid-transition', signedIn: true, broken: ['R0002'] },
    ]);
  });

  test('marks scenarios with generated requests; parts of a list count as the list', () => {
    const generated = trialsOf(
      block({ scenario: 'GET /v1/orders~2 -> 200', status: '200 OK' }).replace('Scenario:', '+ve  Scenario:'),
    );
    expect(generated).toMatchObject([{ operation: 'listOrders', passed: true }]);
  });

  test('a scenario is about the operation with its method and path', () => {
    const operations = [createOrder, verifyChallenge, payOrder, 'GET /v1/nothing -> 200'].map(
      (scenario) => trialOf({ scenario, status: '200 OK' })[0]?.operation,
    );
    expect(operations).toEqual(['createOrder', 'verifyChallenge', 'payOrder', null]);
  });

  test('a status that is explained by a rule of this operation is a refusal', () => {
    expect(
      verdict({
        scenario: verifyChallenge,
        status: '410 Gone',
        body: problem('otp-expired'),
        broken: wrongStatus,
      }),
    ).toBe('refused by a rule');
    expect(verdict({ scenario: payOrder, status: '201 Created', broken: wrongStatus })).toBe(
      'refused by a rule',
    );
  });

  test('one of two successes, and 200 in place of 304, are known from the contract', () => {
    const verdicts = Object.entries<Endpoint>(contract).flatMap(
      ([name, { method, path, responses, cache }]) => {
        const statuses = Object.keys(responses);
        const [first = ''] = statuses;
        if (!cache && !(statuses.length > 1 && statuses.includes('202'))) return [];
        const template = path.replace(/\{(\w+)\}/g, '($1:Id)');
        const scenario = `${method} ${template} -> ${cache ? 304 : '202/202'} with a request`;
        return [[name, verdict({ scenario, status: `${first} OK`, broken: wrongStatus })]];
      },
    );
    expect(verdicts.length).toBeGreaterThan(11);
    expect(verdicts.filter(([, outcome]) => outcome !== 'refused by a rule')).toEqual([]);
  });

  test.each([
    'POST /v1/admin/plans/(planId:PlanId)/write-offs -> 200/202 with a request',
    'POST /v1/admin/administrators/(administratorId:AdministratorId)/role -> 200/202 with a request',
  ])('a command that a second person always has to approve answers 202: %s', (scenario) => {
    expect(verdict({ scenario, status: '202 Accepted', broken: wrongStatus })).toBe('refused by a rule');
  });

  test('a step that was already taken counts as a rule only where the contract says so', () => {
    const taken = (scenario: string) =>
      verdict({
        scenario,
        status: '409 Conflict',
        body: problem('invalid-transition'),
        broken: wrongStatus,
      });
    const approve = 'POST /v1/admin/collaterals/(collateralId:CollateralId)/approve -> 200 with a request';
    expect([approve, payOrder, createOrder].map(taken)).toEqual([
      'refused by a rule',
      'refused by a rule',
      'wrong',
    ]);
  });

  test('a refusal that is not named for this operation is wrong', () => {
    for (const [scenario, status, code] of [
      [createOrder, '410 Gone', 'otp-expired'],
      [createOrder, '409 Conflict', 'invalid-transition'],
    ] as const) {
      expect(verdict({ scenario, status, body: problem(code), broken: wrongStatus })).toBe('wrong');
    }
    expect(verdict({ status: '200 OK', broken: wrongStatus })).toBe('wrong');
  });

  test('a shape that does not fit is wrong, whatever the status', () => {
    expect(verdict({ status: '201 Created', broken: ['R1001'] })).toBe('wrong');
    expect(
      verdict({ status: '409 Conflict', body: problem('invalid-transition'), broken: ['R0002', 'R2001'] }),
    ).toBe('wrong');
  });

  test('a member that the document does not name is no fault: answers are open', () => {
    expect(verdict({ status: '201 Created', broken: ['R2003', 'R2003'] })).toBe('passed');
    expect(verdict({ status: '201 Created', broken: ['R2003', 'R2001'] })).toBe('wrong');
  });

  test('a request that the document allows and the backend cannot parse is wrong', () => {
    for (const code of ['malformed-request', 'idempotency-key-required', 'internal']) {
      expect(verdict({ status: '400 Bad Request', body: problem(code), broken: wrongStatus })).toBe('wrong');
    }
    expect(verdict({ status: '502 Bad Gateway', broken: wrongStatus })).toBe('wrong');
  });

  test('a missing session is a rule, a rejected token is wrong', () => {
    const body = problem('unauthenticated');
    const rejectedTrial = {
      scenario: createChallenge,
      status: '401 Unauthorized',
      body,
      broken: wrongStatus,
    };
    expect(verdict({ ...rejectedTrial, token: false })).toBe('refused by a rule');
    expect(verdict(rejectedTrial)).toBe('wrong');
  });
});

test('a list is split into paths of at most three query parameters, all of them kept', () => {
  const text = readFileSync(documentPath, 'utf8');
  const { paths } = JSON.parse(text);
  const split: typeof paths = JSON.parse(splitLists(text)).paths;
  expect(Object.keys(split)).toEqual(expect.arrayContaining(Object.keys(paths)));
  const parts = Object.entries(split).filter(([path]) => /^\/v1\/orders(~\d+)?$/.test(path));
  const parameters = parts.map(([, methods]) => Object(methods).get.parameters);
  expect(Math.max(...parameters.map(({ length }) => length))).toBe(3);
  expect(parameters.flat()).toEqual(paths['/v1/orders'].get.parameters);
  expect(parts.filter(([, methods]) => Object(methods).post).length).toBe(1);
});

test('the summary counts, names the rules and shows what is wrong or was not tried', () => {
  const trials = [
    ...trialOf({ status: '201 Created' }),
    ...trialOf({
      scenario: verifyChallenge,
      status: '410 Gone',
      body: problem('otp-expired'),
      broken: wrongStatus,
    }),
    ...trialOf({ status: '201 Created', broken: ['R1001'] }),
  ];
  const summary = summaryOf(trials, ['payOrder']);
  expect(summary).toContain('3 requests: 1 passed, 1 refused by a rule, 1 wrong.');
  expect(summary).toContain('1  verifyChallenge: 410 otp-expired, a code can be used once');
  expect(summary).toContain('1  createOrder: 201');
  expect(summary).toContain('Refused each time: verifyChallenge.');
  expect(summary).toContain('R1001');
  expect(summary).toContain('Specmatic made no request for payOrder.');
});
