import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { pathPattern } from '#contracts/path-pattern.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { published, valuesOf } from '#tests/contracts/published-document.ts';
import { openVerified, runVerify } from './verified.ts';

// Servers that make their answers from the document alone, as Prism and Scalar do: right in form, and no backend.

const examples = Object.values<Endpoint>(contract).flatMap((definition) => {
  const content = Object(published(definition).responses['200'])['content'];
  const [body] = valuesOf(Object(Object.values(Object(content))[0])['examples']);
  const path = pathPattern(definition.path);
  return body === undefined ? [] : [{ method: definition.method, path, body, definition }];
});

async function exampleOf({ method, path }: WireRequest): Promise<WireResponse> {
  const example = examples.find((one) => one.method === method && one.path.test(path));
  const headers = {
    'Content-Type': 'application/json',
    'X-Request-Id': 'req-1',
    ETag: '"7"',
    'Cache-Control': 'no-store',
  };
  return { status: 200, headers, body: JSON.stringify(example?.body ?? {}) };
}

/** Asks for some token, and refuses in a form of its own. */
async function guardedExampleOf(request: WireRequest): Promise<WireResponse> {
  const example = examples.find((one) => one.method === request.method && one.path.test(request.path));
  const isOpen = example?.definition.access === 'public';
  if (isOpen || request.header('authorization')) return exampleOf(request);
  return { status: 401, headers: { 'Content-Type': 'application/json' }, body: '{"error":"Unauthorized"}' };
}

let mock: Awaited<ReturnType<typeof openVerified>>;
beforeAll(async () => {
  mock = await openVerified();
});

async function linesAbout(answer: (request: WireRequest) => Promise<WireResponse>) {
  const server = await mock.serve(answer);
  onTestFinished(() => server.stop());
  const tokens = ['--token', 'any-token', '--administrator-token', 'any-other-token'];
  const { code, stdout } = await runVerify('--base-url', server.url, ...tokens);
  return { code, text: stdout };
}

describe('a server of the examples of the document is no backend', () => {
  test('one that asks for no token', async () => {
    const { code, text } = await linesAbout(exampleOf);
    expect(code).toBe(1);
    expect(text).toMatch(/^wrong +getMe: .*/m);
    expect(text).toMatch(/^\d+ operations: answered 200 without a token; expected 401 unauthenticated /m);
    expect(text).toContain('It answers without a token: it checks no sessions.');
    expect(text).toContain('It takes any token: it does not look up whose it is.');
    expect(text).toContain('It answers with success for ids that do not exist: it seems to keep no state');
    expect(text).toContain('Its lists do not go on where the page before has ended');
  });

  test('one that asks for some token', async () => {
    const { code, text } = await linesAbout(guardedExampleOf);
    expect(code).toBe(1);
    expect(text).toMatch(
      /^\d+ operations: answered 401: Content-Type is application\/json, not application\/problem\+json /m,
    );
    expect(text).toContain('Its refusals are not those of the contract');
    expect(text).toContain('It takes any token: it does not look up whose it is.');
    expect(text).not.toContain('it checks no sessions');
  });
});
