import { mockControl } from '#contracts/mock-control.ts';
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

/** Throws what a test installation answers instead of what docs/test-control.md says. */
export async function expectControl(controlUrl: string, timeoutMs: number): Promise<void> {
  const reason = await whyNoControl(controlUrl, timeoutMs);
  if (reason === null) return;
  throw new Error(
    `The test installation at ${controlUrl} cannot be controlled, so nothing was checked.\n${reason}\n` +
      'docs/test-control.md says what --control must answer; without it the suite runs with the data that are there.',
  );
}

/** Asks a test installation for what changes nothing. */
async function whyNoControl(controlUrl: string, timeoutMs: number): Promise<string | null> {
  const control = { baseUrl: controlUrl, token: null, administratorToken: null, timeoutMs };
  for (const definition of [mockControl.getMockClock, mockControl.listMockMessages]) {
    const path = definition.path.replace('/__mock', '');
    try {
      const { said, status, breaches } = await askAndCheck({ ...definition, path }, {}, null, control);
      if (status !== 200) return said;
      const breach = breaches.find((one) => !one.endsWith('X-Request-Id is missing')); // it is not of the contract
      if (breach !== undefined) return breach;
    } catch (cause) {
      if (cause instanceof NoAnswer) return cause.message;
      throw cause;
    }
  }
  return null;
}
