import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#contracts/index.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { askMock, exampleScenario } from '#tools/openapi/ask.ts';
import { documentPath } from '#tools/openapi/document.ts';
import { collectionOf } from '#tools/postman/collection.ts';
import type { requestTo } from '#tools/postman/request.ts';

type PostmanRequest = ReturnType<typeof requestTo>;

const collection = collectionOf(JSON.parse(readFileSync(documentPath, 'utf8')));
const [logins, ...folders] = collection.item;
const requests = folders.flatMap(({ item }) => item.map(({ request }) => request));

/** What Postman would send: variables filled in, and nothing that is switched off. */
function sent(
  { method, auth, header, url, body }: PostmanRequest,
  variables: Record<string, string>,
): Request {
  const filled = (text: string) =>
    text.replaceAll(/\{\{([\w$]+)\}\}/g, (_all, name: string) =>
      name === '$guid' ? crypto.randomUUID() : (variables[name] ?? `no ${name}`),
    );
  const address = url.variable.reduce(
    (raw, { key, value }) => raw.replace(`/:${key}`, `/${encodeURIComponent(value)}`),
    filled(url.raw),
  );
  const headers = new Headers(
    header
      .filter(({ disabled }) => !disabled)
      .map(({ key, value }): [string, string] => [key, filled(value)]),
  );
  if ('bearer' in auth) headers.set('Authorization', `Bearer ${filled(auth.bearer?.[0]?.value ?? '')}`);
  return new Request(address, { method, headers, ...(body && { body: filled(body.raw) }) });
}

// Operations whose example a rule forbids in the scenario that the examples are taken from.
const rejected = [contract.cancelDeletion, contract.confirmPayment, contract.requestDeletion].map(
  ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}: 409`,
);

describe('the Postman collection', () => {
  test('has a request for each operation of the contract', () => {
    expect(requests.length).toBe(Object.keys(contract).length);
  });

  test('has requests that the mock backend accepts as they are', async () => {
    const mock = await askMock();
    await mock.signIn('signedIn');
    await mock.signIn('administrator');
    const variables = {
      baseUrl: 'http://mock.test',
      customerToken: mock.tokens.signedIn ?? '',
      administratorToken: mock.tokens.administrator ?? '',
    };
    const start = mock.store.snapshot();
    const notAccepted: string[] = [];
    for (const request of requests) {
      await mock.store.restore(start);
      const { status } = await mock.backend.handle(sent(request, variables));
      if (status >= 300) notAccepted.push(`${request.method} /${request.url.path.join('/')}: ${status}`);
    }
    expect(notAccepted.toSorted()).toEqual(rejected.toSorted());
  });

  test('logs its two people in to the mock backend', async () => {
    const { backend } = await createControlledDemoBackend({ scenario: exampleScenario, seed: 42 });
    const kinds = (logins?.item ?? []).map(async ({ request }) => {
      const response = await backend.handle(sent(request, { baseUrl: 'http://mock.test' }));
      const { me } = await response.json();
      return me.kind;
    });
    expect(await Promise.all(kinds)).toEqual(['CUSTOMER', 'ADMINISTRATOR']);
  });

  test('has the address of the mock backend, and a variable for each token', () => {
    expect(collection.variable).toEqual([
      { key: 'baseUrl', value: 'http://127.0.0.1:4010' },
      { key: 'customerToken', value: '' },
      { key: 'administratorToken', value: '' },
    ]);
    const [customer, administrator] = JSON.stringify(logins).match(/\w+Token/g) ?? [];
    expect([customer, administrator]).toEqual(['customerToken', 'administratorToken']);
  });

  test('has a new key in each command, and switches a trial on only by hand', () => {
    const change = requests.find(({ url }) => url.raw === '{{baseUrl}}/v1/orders/:orderId/cancel');
    expect(change?.header.map(({ key, value, disabled }) => [key, value, disabled ?? false])).toEqual([
      ['Idempotency-Key', '{{$guid}}', false],
      ['Dry-Run', 'true', true],
      ['If-Match', expect.stringMatching(/^"\d+"$/), false],
    ]);
  });
});

test('npm run postman writes the collection', () => {
  const folder = mkdtempSync(join(tmpdir(), 'postman-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status } = spawnSync(process.execPath, ['tools/postman.ts', folder]);
  expect(status).toBe(0);
  const text = readFileSync(join(folder, 'tranche.postman_collection.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(collection)));
});
