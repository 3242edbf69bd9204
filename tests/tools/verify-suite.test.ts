import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { runVerify } from './verified.ts';

/** The arguments that run the suite's cases of one operation against a mock whose requests are changed by `through`. */
async function suiteOf(operation: string, through = (request: WireRequest) => request) {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 7 });
  const respond = (request: WireRequest) => backend.respond(through(request));
  const server = await listen({ ...backend, respondNow: () => null, respond }, 0);
  onTestFinished(() => server.stop());
  const only = ['--only', operation];
  return ['--base-url', server.url, '--control', `${server.url}/__mock`, '--writes', ...only];
}

test('the suite passes at the address of the mock, and its report says what was seen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { code, stdout } = await runVerify(...(await suiteOf('updateMe')), '--report', folder);
  expect(stripVTControlCharacters(stdout)).toMatch(
    /^\d+ cases tried: \d+ passed, 0 wrong, 0 not reached\.$/m,
  );
  expect(code).toBe(0);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toMatch(/updateMe<\/th><td><span class="seen">200 × \d+<\/span>/);
  expect(page).toMatch(/payOrder<\/th><td><span class="unseen">201<\/span>/);
  expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain('a repeated updateMe');
  expect(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))).toMatchObject({ success: true });
});

test('a backend that does not know a key again fails the suite', async () => {
  const forgetful = (request: WireRequest) => ({
    ...request,
    header: (name: string) => {
      const value = request.header(name);
      return name === 'idempotency-key' && value !== null ? crypto.randomUUID() : value;
    },
  });
  const { code, stdout } = await runVerify(...(await suiteOf('updateMe', forgetful)));
  expect(stdout).toMatch(/^wrong +a repeated updateMe: gets the same answer and changes nothing again$/m);
  expect(stdout).toMatch(/^ +after PATCH \/v1\/me answered 412 version-conflict$/m);
  expect(code).toBe(1);
});

test.each([
  [['--writes'], '--control is missing'],
  [['--report', 'folder'], '--report is for the suite'],
  [['--writes', '--control', 'https://api.example.test/control'], 'is not on this machine'],
])('the arguments %j are refused: %s', async (args, sentence) => {
  const { code, stderr } = await runVerify('--base-url', 'http://127.0.0.1:1', ...args);
  expect(stderr).toContain(sentence);
  expect(code).toBe(2);
});

test('a case that prepares something by an operation that is not built is not reached, and says why', async () => {
  const args = await suiteOf('updateMe', (request) =>
    request.path === '/v1/changes' ? { ...request, path: '/v1/nothing' } : request,
  );
  const { code, stdout } = await runVerify(...args);
  expect(stdout).toMatch(/^not reached +\d+ cases: needs listChanges, which is not built$/m);
  expect(stdout).toMatch(/0 wrong, \d+ not reached\.$/m);
  expect(code).toBe(1);
});

test('a control that does not answer is said once, and no data are replaced', async () => {
  const [, url = ''] = await suiteOf('updateMe');
  const { code, stdout, stderr } = await runVerify(
    '--base-url',
    url,
    '--control',
    `${url}/control`,
    '--writes',
  );
  expect(stdout).toBe('');
  expect(stderr).toContain(`The test installation at ${url}/control cannot be controlled`);
  expect(stderr).toContain('GET /clock answered 404');
  expect(code).toBe(1);
});
