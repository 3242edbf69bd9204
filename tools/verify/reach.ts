import { askAndCheck, NoAnswer, type Target } from './send.ts';
import { reading } from './run.ts';

/**
 * Throws what an address answers instead of the contract: a wrong one would be reported as a defect of each operation, or
 * fail each test.
 */
export async function expectReached(target: Target): Promise<void> {
  const reason = await whyNotReached(target);
  if (reason === null) return;
  throw new Error(
    `Nothing at ${target.baseUrl} answers as the contract says, so nothing was checked.\n${reason}\n` +
      'Is the backend running, and does --base-url end before /v1?',
  );
}

/** Asks what is open to everyone, and returns null when anything is answered with JSON and 200. */
async function whyNotReached(target: Target): Promise<string | null> {
  const open = reading.filter(([, { access, params }]) => access === 'public' && params === undefined);
  const results = await Promise.all(
    open.map(async ([, definition]) => {
      const { paging, examples } = definition;
      const call = { query: paging ? { limit: 1 } : (examples[0]?.query ?? {}), body: examples[0]?.body };
      try {
        const { said, status, headers, body } = await askAndCheck(definition, call, null, target);
        const isAnswer = status === 200 && body !== undefined;
        return isAnswer ? null : `${said}, with ${headers.get('Content-Type') ?? 'no type of content'}`;
      } catch (cause) {
        if (cause instanceof NoAnswer) return cause.message;
        throw cause;
      }
    }),
  );
  return results.includes(null) ? null : (results[0] ?? null);
}
