import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { type ProblemCode, problemCodes } from '#contracts/problem.ts';
import { problemIn } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { refusals } from './guards/situations.ts';
import { problemSituations } from './problem-situations.ts';
import { ready } from '#tests/suite/in-process.ts';
import { otherBodies } from '#tests/suite/requests.ts';

test('each problem of the catalogue occurs in a situation of a test', () => {
  const ofGuards = new Set<ProblemCode>(refusals.map(({ code }) => code));
  const missing = problemCodes.filter((code) => !ofGuards.has(code) && !(code in problemSituations));
  expect(missing).toEqual([]);
});

test.each(Object.entries(problemSituations))('%s occurs', async (code, situation) => {
  expect(problemIn(await situation()).code).toBe(code);
});

const ofCustomers = Object.entries<Endpoint>(contract).flatMap(([name, definition]) =>
  problemsOf(definition).includes('customers-only') ? [name as OperationName] : [],
);

describe('what only customers have', () => {
  test.each(ofCustomers)('is refused to an administrator by %s', async (name) => {
    const { backend, request } = await ready(name);
    const body = otherBodies[name]?.[0] ?? request.body;
    const token = await backend.signIn(people.administrator);
    const problem = problemIn(await backend.ask(name, { ...request, body, token, ifMatch: '"1"' }));
    expect(problem.code).toBe('customers-only');
  });
});
