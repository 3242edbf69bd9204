import { describe, expect, test } from 'vitest';
import { type Trial, trialsOf, verdictOf } from '#tools/specmatic/report.ts';
import { summaryOf } from '#tools/specmatic/summary.ts';

interface Exchange {
  readonly status: string;
  readonly body?: object;
  readonly token?: boolean;
  readonly broken?: readonly string[];
}

/** A block as Specmatic 2.55.1 prints it. */
function block({ status, body = {}, token = true, broken = [] }: Exchange): string {
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
    `Scenario: POST /v1/orders -> 201 with the request from the example 'one-thing' has ${broken.length > 0 ? 'FAILED' : 'SUCCEEDED'}`,
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

  test('a status that a rule of the operation explains is a refusal', () => {
    for (const [status, code] of [
      ['409 Conflict', 'invalid-transition'],
      ['404 Not Found', 'not-found'],
      ['410 Gone', 'otp-expired'],
    ] as const) {
      expect(verdict({ status, body: problem(code), broken: wrongStatus })).toBe('refused by a rule');
    }
    expect(verdict({ status: '200 OK', broken: wrongStatus })).toBe('refused by a rule');
  });

  test('a shape that does not fit is wrong, whatever the status', () => {
    expect(verdict({ status: '201 Created', broken: ['R1001'] })).toBe('wrong');
    expect(
      verdict({ status: '409 Conflict', body: problem('invalid-transition'), broken: ['R0002', 'R2001'] }),
    ).toBe('wrong');
  });

  test('a request that the document allows and the backend cannot read is wrong', () => {
    for (const code of ['malformed-request', 'idempotency-key-required', 'internal']) {
      expect(verdict({ status: '400 Bad Request', body: problem(code), broken: wrongStatus })).toBe('wrong');
    }
    expect(verdict({ status: '502 Bad Gateway', broken: wrongStatus })).toBe('wrong');
  });

  test('a field error is a rule only where no schema could say it', () => {
    const refused = (...codes: string[]) => ({
      status: '422 Unprocessable Content',
      broken: wrongStatus,
      body: problem('validation-failed', {
        errors: codes.map((code) => ({ pointer: '/x', code, message: 'x' })),
      }),
    });
    expect(verdict(refused('custom'))).toBe('refused by a rule');
    expect(verdict(refused('custom', 'too-big'))).toBe('wrong');
    expect(verdict(refused('invalid-type'))).toBe('wrong');
  });

  test('a missing session is a rule, a token that is not taken is wrong', () => {
    const body = problem('unauthenticated');
    expect(verdict({ status: '401 Unauthorized', body, token: false, broken: wrongStatus })).toBe(
      'refused by a rule',
    );
    expect(verdict({ status: '401 Unauthorized', body, broken: wrongStatus })).toBe('wrong');
  });
});

test('the summary counts, names the rules, and shows what is wrong', () => {
  const trials = [
    ...trialOf({ status: '201 Created' }),
    ...trialOf({ status: '409 Conflict', body: problem('invalid-transition'), broken: wrongStatus }),
    ...trialOf({ status: '201 Created', broken: ['R1001'] }),
  ];
  const summary = summaryOf(trials);
  expect(summary).toContain('3 requests: 1 passed, 1 refused by a rule, 1 wrong.');
  expect(summary).toContain('1  POST /v1/orders -> 201: 409 invalid-transition');
  expect(summary).toContain('R1001');
});
