import { mockControl } from '#contracts/mock-control.ts';
import { askAndCheck, NoAnswer, type Target } from './send.ts';
import { reading } from './run.ts';

/**
 * Asks what is open to everyone, and returns null when anything is answered with JSON and 200; otherwise what the address
 * answers instead: a wrong address would be reported as a defect of each operation.
 */
export async function whyNotReached(target: Target): Promise<string | null> {
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

/** Asks a test installation for what changes nothing, and returns null when it answers as docs/test-control.md says. */
export async function whyNoControl(controlUrl: string, timeoutMs: number): Promise<string | null> {
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
