import type { Endpoint } from '#contracts/endpoint.ts';
import { z } from '#contracts/z.ts';
import { type Params, unknownParams } from './finds.ts';
import { askAndCheck, type Checked, NoAnswer, type Target } from './send.ts';

/** Whether anything may be answered before the session is checked. */
export const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'optional';

/** An address that no contract has. */
const nowhere = '/v1/there-is-no-such-operation';

/**
 * Whether an answer to a request without a token says that there is no such operation. One that needs a session answers
 * 401 before anything else. One that is open may know the operation and not the id, but then it does not say the same as
 * of an address that does not exist.
 */
export async function isNotBuilt(
  definition: Endpoint,
  { status, problem }: Checked,
  target: Target,
): Promise<boolean> {
  if (status === 405 || status === 501) return true;
  if (status !== 404) return false;
  if (!isOpen(definition) || unknownParams(definition) === null || problem?.code !== 'not-found') return true;
  const { problem: ofNowhere } = await askAndCheck({ ...definition, path: nowhere }, {}, null, target);
  return ofNowhere?.code === 'not-found' && ofNowhere.entity === problem.entity;
}

/** Path parameters for a request that is refused before they matter. */
function anyParams(definition: Endpoint): Params {
  const options = Object.entries(definition.params ?? {}).map(
    ([name, schema]) => [name, schema instanceof z.ZodMiniEnum ? String(schema.options[0]) : ''] as const,
  );
  return unknownParams(definition) ?? Object.fromEntries<string>(options);
}

/**
 * Asks for a command without a token, a key and a right body, so that any backend that has it refuses.
 * @returns what it answered, if that says that it does not have it; else null
 */
export async function whyNotBuilt(definition: Endpoint, target: Target): Promise<string | null> {
  const call = { params: anyParams(definition), ...(definition.body && { body: {} }) };
  try {
    const answer = await askAndCheck(definition, call, null, target);
    return (await isNotBuilt(definition, answer, target)) ? answer.said : null;
  } catch (cause) {
    if (cause instanceof NoAnswer) return null; // the suite will say it
    throw cause;
  }
}

/** So many names are worth a look. */
const maxNames = 10;

/** The lines for all operations that a backend does not have, by what they answered, and how to try the others only. */
export function notBuiltLines(
  notBuilt: ReadonlyMap<string, string>,
  built: readonly string[],
): readonly string[] {
  if (notBuilt.size === 0) return [];
  const statuses = [...new Set([...notBuilt.values()].map((said) => / answered (\d+)$/.exec(said)?.[1]))];
  const names = [...notBuilt.keys()];
  const others = names.length > maxNames ? ` and ${names.length - maxNames} others` : '';
  const count = names.length === 1 ? '1 operation is' : `${names.length} operations are`;
  return [
    `${count} not built: without a token the answer is ${statuses.join(' or ')}, not 401 (${names.slice(0, maxNames).join(', ')}${others}).`,
    ...(built.length > 0 && built.length < names.length
      ? [`To try only what is built: --only ${built.join(',')}`]
      : []),
  ];
}
