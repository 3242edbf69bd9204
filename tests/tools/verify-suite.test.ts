import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest, WireResponse } from '#mocks/core/wire.ts';
import { people } from '#tests/kit/people.ts';
import { clientAt } from '#tests/kit/provider-at.ts';
import { notReached } from '#tests/suite/not-reached.ts';
import { casesIn } from '#tools/verify/results.ts';
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
  expect(stripVTControlCharacters(stdout)).toMatch(/^\d+ cases: \d+ passed, 0 failed, 0 not reached\.$/m);
  expect(code).toBe(0);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const text of [stdout, page]) {
    expect(text).toContain('Not proved: the words of messages and reasons');
    expect(text).toContain('With --only the other operations and their rules are unproved.');
  }
  expect(page).toMatch(/updateMe<\/th><td><span class="seen">200 × \d+<\/span>/);
  expect(page).toMatch(/payOrder<\/th><td><span class="unseen">201<\/span>/);
  expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toContain('a repeated updateMe');
  expect(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'))).toMatchObject({ success: true });
});

test('the random sequences also run on the mock when they are compared with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const args = [...(await suiteOf('withdrawal')), '--against', 'mock', '--report', folder];
  const { code, stdout } = await runVerify(...args);
  expect(stripVTControlCharacters(stdout)).toContain('1 cases: 1 passed, 0 failed, 0 not reached.');
  expect(code).toBe(0);
  const cases = readFileSync(join(folder, 'junit.xml'), 'utf8');
  expect(cases).toContain('of withdrawal have the figures that the suite computes, and as on the mock');
});

type Respond = (request: WireRequest) => Promise<WireResponse>;

/** A mock without its control, and the tokens of its people. */
async function withoutControl(changed = (right: Respond): Respond => right) {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 7 });
  const tokens = new Map<string, string>();
  for (const contact of [people.mira, people.administrator, people.viewer]) {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ contact }) };
    const answer = await backend.handle(new Request('http://mock.test/__mock/sessions', init));
    tokens.set(contact, z.parse(z.object({ token: z.string() }), await answer.json()).token);
  }
  const respond = changed((request) => backend.respond(request));
  const server = await listen({ ...backend, respondNow: () => null, respond }, 0);
  onTestFinished(() => server.stop());
  return { url: server.url, tokenOf: (contact: string) => tokens.get(contact) ?? '' };
}

test('without test control each case that needs it says so, and the others are run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { url, tokenOf } = await withoutControl();
  const { code, stdout } = await runVerify(
    `--base-url=${url}`,
    '--writes',
    '--only=updateMe',
    `--report=${folder}`,
    `--token=${tokenOf(people.mira)}`,
    `--administrator-token=${tokenOf(people.administrator)}`,
    `--token-of=${people.viewer}=${tokenOf(people.viewer)}`,
  );
  const text = stripVTControlCharacters(stdout);
  expect(text).toContain('more change something: the suite tries them next.');
  const clock =
    'access to updateMe › needs a session that exists and has not ended: needs a clock that moves';
  expect(text).toContain(`not reached  conformance.test.ts › ${clock}`);
  const [, cases, passed, notReached] =
    /^(\d+) cases: (\d+) passed, 0 failed, (\d+) not reached\.$/m.exec(text)?.map(Number) ?? [];
  expect(passed).toBeGreaterThan(5);
  expect(notReached).toBeGreaterThan(0);
  expect(cases).toBe((passed ?? 0) + (notReached ?? 0));
  expect(code).toBe(0);

  const junit = readFileSync(join(folder, 'junit.xml'), 'utf8');
  expect(junit).toContain(`<testsuites tests="${cases}" failures="0" errors="0" skipped="${notReached}">`);
  expect(junit).toContain('<skipped message="not reached: needs a clock that moves"/>');
  const results = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8'));
  expect(casesIn(results).filter((one) => one.notReached !== null)).toHaveLength(notReached ?? 0);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain(`${cases} cases: ${passed} passed, 0 failed, ${notReached} not reached.`);
  expect(page).toContain('<td>needs a clock that moves</td>');
});

/** What the suite says of a list that gets another item with every tenth request, whose answers are changed by `page`. */
async function verifyGrowing(page = (response: WireResponse, _request: WireRequest) => response) {
  let asked = 0;
  const { url, tokenOf } = await withoutControl((right) => async (request) => {
    if (request.path === '/v1/inbox' && (asked += 1) % 10 === 0) await send();
    const response = await right(request);
    return request.path === '/v1/inbox' && response.status === 200 ? page(response, request) : response;
  });
  const client = clientAt(url);
  async function send() {
    const me = await client.get('getMe', { token: tokenOf(people.mira) });
    if (me.kind !== 'CUSTOMER') throw new Error('Mira is a customer.');
    const call = {
      params: { userId: me.user.id },
      body: { title: 'Your parcel', text: `It is item ${asked}.` },
    };
    const as = { token: tokenOf(people.administrator), ifMatch: `"${me.user.version}"` };
    await client.done(200, 'sendUserMessage', call, as);
  }
  const { stdout } = await runVerify(
    '--base-url',
    url,
    '--writes',
    '--only',
    'listInbox',
    '--token',
    tokenOf(people.mira),
  );
  expect(asked).toBeGreaterThan(100);
  return stripVTControlCharacters(stdout);
}

test('a list that grows while it is read passes', async () => {
  expect(await verifyGrowing()).toMatch(/^\d+ cases: [1-9]\d* passed, 0 failed, \d+ not reached\.$/m);
});

test('pages that leave items out are wrong in a list that grows, too', async () => {
  const stdout = await verifyGrowing((response, { search }) => {
    const page = JSON.parse(response.body ?? '{}');
    const items = search.includes('cursor=') ? page.items.slice(1) : page.items;
    return { ...response, body: JSON.stringify({ ...page, items }) };
  });
  expect(stdout).toMatch(/^wrong +listInbox: by \w+, ascending and descending, in pages of every size$/m);
});

test('a run that reaches no case fails, because it proves nothing', async () => {
  const { url } = await withoutControl();
  const { code, stdout } = await runVerify('--base-url', url, '--writes', '--only', 'withdrawal');
  expect(stripVTControlCharacters(stdout)).toContain('1 cases: 0 passed, 0 failed, 1 not reached.');
  expect(code).toBe(1);
});

test('a case is left out only where there is no test control: in process it fails', () => {
  expect(() => notReached('needs a clock')).toThrow(
    'This backend has test control, but a case needs a clock.',
  );
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
  expect(stdout).toMatch(/^ +after PATCH \/v1\/me with .*if-match: .* answered 412 version-conflict$/m);
  expect(code).toBe(1);
});

test.each([
  [['--writes', '--token-of', 'tr_abc'], '--token-of needs a contact'],
  [['--token-of', 'viewer@tranche.example=tr_abc'], '--token-of is for the suite'],
  [['--against', 'mock'], '--against is for the suite'],
  [['--writes', '--against', 'another'], 'the backend can be compared with "mock"'],
  [['--report', 'folder'], '--report is for the suite'],
  [['--writes', '--control', 'https://api.example.test/control'], 'is not on this machine'],
])('the arguments %j are refused: %s', async (args, sentence) => {
  const { code, stderr } = await runVerify('--base-url', 'http://127.0.0.1:1', ...args);
  expect(stderr).toContain(sentence);
  expect(code).toBe(2);
});

test('a case whose preparation needs what is not built is not reached, and says why', async () => {
  const args = await suiteOf('updateMe', (request) =>
    request.path === '/v1/changes' ? { ...request, path: '/v1/nothing' } : request,
  );
  const { code, stdout } = await runVerify(...args);
  expect(stdout).toMatch(/^not reached +.*: needs listChanges, which is not built$/m);
  expect(stdout).toMatch(/: 0 passed, 0 failed, \d+ not reached\.$/m);
  expect(code).toBe(1);
});

test('a list whose preparation needs what is not built is not reached, and says why', async () => {
  const args = await suiteOf('listApprovals', (request) =>
    request.path.endsWith('/refunds') && request.method === 'POST'
      ? { ...request, path: '/v1/nothing' }
      : request,
  );
  const { stdout } = await runVerify(...args);
  const text = stripVTControlCharacters(stdout);
  const cases = text.match(
    /^not reached +lists\.test\.ts › listApprovals › .*: needs createRefund, which is not built$/gm,
  );
  expect(cases?.length).toBeGreaterThan(10);
  expect(text).not.toMatch(/^wrong/m);
  expect(text).toMatch(/^\d+ cases: \d+ passed, 0 failed, \d+ not reached\.$/m);
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
