import { describe, expect, test } from 'vitest';
import { routeMiss, toFailure } from '#src/errors/failure.ts';
import { readQuery } from '#src/platform/routing/page-query.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { failureOfVisit } from '#src/layout/pages/other/error/failure-of-visit.ts';

const problem = {
  type: 'urn:problem:not-allowed',
  code: 'not-allowed',
  status: 403,
  title: 'Not allowed',
  detail: 'Only administrators see this.',
  requestId: 'req-1',
};

describe('a failure, created from a thrown value', () => {
  test('a page that is not found, in both spellings [ROUTE-17]', () => {
    expect(routeMiss('/a').description).toBe('Page not found: /a');
    expect(toFailure({ status: 404 }, '/a')).toMatchObject({
      status: 404,
      message: 'Page Not Found',
      description: 'Page Not Found: /a',
    });
  });

  test('a problem, bare or as an error of the API layer [ERROR-01]', () => {
    const expected = {
      status: 403,
      message: 'Not allowed',
      description: 'Only administrators see this.',
      path: '/users',
      requestId: 'req-1',
      kind: 'forbidden',
    };
    expect(toFailure(problem, '/users')).toEqual(expected);
    expect(toFailure({ kind: 'problem', problem }, '/users')).toEqual(expected);
  });

  test('a call without an answer, and an answer that breaks the contract', () => {
    expect(toFailure({ kind: 'offline', operation: 'GET /v1/users' }, '/users').kind).toBe('offline');
    const timeout = { kind: 'timeout', operation: 'GET /v1/users', afterMs: 15_000 };
    expect(toFailure(timeout, '/users')).toMatchObject({ kind: 'timeout', status: 504 });
    const breach = {
      kind: 'contract-violation',
      operation: 'GET /v1/users',
      status: 200,
      requestId: 'r',
      breaches: [],
    };
    expect(toFailure(breach, '/users')).toMatchObject({ kind: 'contract', requestId: 'r' });
  });

  test.each([undefined, null, 'text', 7, {}, new Error('secret detail')])(
    '%j is 500 "Internal Server Error" and says nothing of its own [ERROR-02]',
    (thrown) => {
      const failure = toFailure(thrown, '/x');
      expect(failure).toMatchObject({
        status: 500,
        message: 'Internal Server Error',
        path: '/x',
        requestId: null,
      });
      expect(failure.description).not.toContain('secret');
    },
  );
});

describe('the address of the error page', () => {
  const visit = (search: string, state: unknown = null) =>
    failureOfVisit({
      pathname: '/other/error',
      query: readQuery(routes.error.query, new URLSearchParams(search)),
      state,
    });

  test('shows the failure in the state of the navigation', () => {
    const failure = toFailure(problem, '/users');
    expect(visit('?code=404', failure)).toEqual(failure);
  });

  test('reads code, kind, place and request from a link, and no texts [ERROR-01] [ERROR-02] [ERROR-03]', () => {
    expect(visit('')).toMatchObject({ status: 500, message: 'Internal Server Error' });
    expect(visit('?code=404&from=/gone')).toMatchObject({
      status: 404,
      description: 'Page Not Found: /gone',
    });
    expect(visit('?kind=maintenance&requestId=abc-1')).toMatchObject({ status: 503, requestId: 'abc-1' });
    expect(visit('?code=403').status).toBe(403);
    expect(visit('?code=999').status).toBe(500);
    expect(visit('?code=404&from=//evil.test').path).toBe('/other/error');
    expect(visit('?from=/call 0900').path).toBe('/other/error');
    expect(visit('?requestId=%3Cb%3E').requestId).toBeNull();
  });
});
