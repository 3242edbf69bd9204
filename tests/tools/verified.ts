import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { askMock } from '#tools/openapi/ask.ts';

export type Answering = (request: WireRequest) => Promise<WireResponse>;

/** A backend of which every operation that only reads has something to read, with two people who are signed in. */
export async function openVerified() {
  const { backend, store, signIn, tokens } = await askMock('running');
  await signIn('signedIn');
  await signIn('administrator');
  return {
    store,
    customer: tokens.signedIn ?? '',
    administrator: tokens.administrator ?? '',
    right: (request: WireRequest) => backend.respond(request),
    /** Serves other answers in place of the backend's. */
    serve: (answer: Answering) => listen({ ...backend, respondNow: () => null, respond: answer }, 0),
  };
}

/** `npm run verify`, as a process of its own. */
export async function runVerify(...args: string[]) {
  const ended = promisify(execFile)(process.execPath, ['tools/verify.ts', ...args]);
  return ended
    .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
    .catch(({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }));
}
