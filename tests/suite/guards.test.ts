import { afterEach, describe, expect, test, vi } from 'vitest';
import { contract } from '#contracts/index.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { problemIn } from '#tests/kit/client.ts';
import { announcement } from './announced.ts';
import { opened, watching } from './backend.ts';
import { refusals, selections } from './guards/situations.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(refusals)('$command, $key: $situation', (refusal) => {
  const { command, guard, entity, code, scenario, call, also = [], earlier, leaves } = refusal;

  test(`is refused with ${code}${leaves ? '' : ', changes nothing'}`, async () => {
    const backend = await opened(scenario ?? 'new-user');
    const request = await call(backend);
    const announced = await announcement(backend, command, request);
    const before = await backend.state();
    const refusing = watching?.guards(refusal);
    const problem = problemIn(await backend.ask(command, request));

    expect(problem.code).toBe(code);
    expect(problemsOf(contract[command])).toContain(code);
    if (refusing && !earlier) expect(refusing()).toEqual([guard, ...also].map((name) => `${entity}.${name}`));
    if (!leaves) expect(await backend.state()).toEqual(before);
    else if (watching) expect(await backend.state()).not.toEqual(before);
    // What depends on the request as well is allowed beforehand.
    if (announced?.allowed === false)
      expect(announced).toMatchObject({ reason: problem.detail, cause: problem.detail });
    if (announced && watching) expect(announced.allowed).toBe(!watching.isOfState(refusal));
  });
});

test.each(selections)('$command, $key: selects the answer', async ({ command, selects, status, answer }) => {
  const backend = await opened('new-user');
  const response = await backend.ask(command, await selects(backend));
  expect(response).toMatchObject({ status, body: answer });
});

watching?.transitions('suite/guards');
