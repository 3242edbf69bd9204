import { controlPath, mockControl } from '#contracts/mock-control.ts';
import { z } from '#contracts/z.ts';
import { askAndCheck, NoAnswer, type Target } from './send.ts';
import { reading } from './run.ts';

/**
 * Throws what an address answers instead of the contract: a wrong one would be reported as a defect of each operation, or
 * fail each test.
 */
export async function expectReached(target: Target): Promise<void> {
  const results = await askOpen(target);
  if (results.some(({ isRight }) => isRight)) return;
  if (results.every(({ answer }) => answer === null))
    throw new Error(
      `Nothing answers at ${target.baseUrl}, so nothing was checked.\n${results[0]?.asked}\nIs the backend running?`,
    );
  const byAnswer = Map.groupBy(results, ({ answer }) => answer);
  throw new Error(
    [
      `${target.baseUrl} answers, but none of the operations that are open to everybody as the contract says, so nothing was checked.`,
      ...[...byAnswer].map(
        ([answer, asked]) => `${answer ?? 'no answer'}: ${asked.map((one) => one.asked).join(', ')}`,
      ),
      'Is one of them built, and does --base-url end before /v1?',
    ].join('\n'),
  );
}

/** A problem, also one that the operation does not have. */
const Coded = z.object({ code: z.string() });

interface Open {
  /** "getConfig by GET /v1/config", or why there was no answer. */
  readonly asked: string;
  /** "answered 404 not-found, with application/problem+json"; null if nothing was answered. */
  readonly answer: string | null;
  /** Whether that was JSON and 200. */
  readonly isRight: boolean;
}

/** Asks what is open to everyone. */
function askOpen(target: Target): Promise<readonly Open[]> {
  const open = reading.filter(([, { access, params }]) => access === 'public' && params === undefined);
  return Promise.all(
    open.map(async ([name, definition]) => {
      const { paging, examples } = definition;
      const call = { query: paging ? { limit: 1 } : (examples[0]?.query ?? {}), body: examples[0]?.body };
      try {
        const { said, status, headers, body } = await askAndCheck(definition, call, null, target);
        const coded = z.safeParse(Coded, body);
        return {
          asked: `${name} by ${said.replace(/ answered .*/, '')}`,
          answer: `answered ${status}${coded.success ? ` ${coded.data.code}` : ''}, with ${headers.get('Content-Type') ?? 'no type of content'}`,
          isRight: status === 200 && body !== undefined,
        };
      } catch (cause) {
        if (cause instanceof NoAnswer) return { asked: cause.message, answer: null, isRight: false };
        throw cause;
      }
    }),
  );
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
    const path = definition.path.replace(controlPath, '');
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
