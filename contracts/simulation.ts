import type { Endpoint } from './endpoint.ts';
import type { ProblemCode } from './problem.ts';

/** The answer of a command that succeeds. */
type SuccessOf<E extends Endpoint> = E['responses'] extends { readonly 201: infer Schema }
  ? Schema
  : E['responses'] extends { readonly 200: infer Schema }
    ? Schema
    : null;

type Given<E extends Endpoint, Name extends keyof Endpoint> = E extends { readonly [K in Name]: infer Value }
  ? { readonly [K in Name]: Value }
  : Record<never, never>;

/**
 * Makes the operation that simulates a command: POST to its path with "/simulation" at the end, with the same params
 * and body, answered by the command's own handler. It changes nothing and needs neither key nor If-Match.
 */
export function simulationOf<const Name extends string, const E extends Endpoint>(
  name: Name,
  command: E,
  summary: string,
  since: NonNullable<Endpoint['since']>,
) {
  const { access, permission, params, body, responses, problems, examples } = command;
  return {
    method: 'POST',
    path: `${command.path}/simulation`,
    summary,
    access,
    ...(permission ? { permission } : {}),
    ...(params ? { params } : {}),
    ...(body ? { body } : {}),
    responses: { 200: responses[201] ?? responses[200] ?? null },
    problems,
    examples,
    simulates: name,
    since,
  } as {
    readonly method: 'POST';
    readonly path: `${E['path']}/simulation`;
    readonly summary: string;
    readonly responses: { readonly 200: SuccessOf<E> };
    readonly problems: readonly ProblemCode[];
    readonly examples: E['examples'];
    readonly simulates: Name;
    readonly since: NonNullable<Endpoint['since']>;
  } & Given<E, 'access'> &
    Given<E, 'permission'> &
    Given<E, 'params'> &
    Given<E, 'body'>; // TypeScript loses the types of members that are spread one by one
}
