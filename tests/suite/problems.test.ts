import { describe, expect, test } from 'vitest';
import { type ProblemCode, problemCodes } from '#contracts/problem.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { problemIn } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import { ready } from './backend.ts';
import { refusals } from './guards/situations.ts';
import { names } from './operation-names.ts';
import { ofAllOperations, ofMock, problemSituations } from './problem-situations.ts';
import { otherBodies } from './requests.ts';

test('each problem of the catalogue occurs in a situation of a test', () => {
  const tried = new Set<ProblemCode>([...refusals.map(({ code }) => code), ...ofAllOperations, ...ofMock]);
  expect(problemCodes.filter((code) => !tried.has(code) && !(code in problemSituations))).toEqual([]);
});

test.each(Object.entries(problemSituations))('%s occurs', async (code, situation) => {
  expect(problemIn(await situation()).code).toBe(code);
});

describe('what only customers have', () => {
  test.each(names((endpoint) => problemsOf(endpoint).includes('customers-only')))(
    'is refused to an administrator by %s',
    async (name) => {
      const { backend, request } = await ready(name);
      const body = otherBodies[name]?.[0] ?? request.body;
      const token = await backend.signIn(people.administrator);
      const problem = problemIn(await backend.ask(name, { ...request, body, token, ifMatch: '"1"' }));
      expect(problem.code).toBe('customers-only');
    },
  );
});
