import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { names } from './operation-names.ts';
import { published, resolved } from '#tests/contracts/published-document.ts';
import { ready } from './backend.ts';
import { CARD } from './requests/payments.ts';
import { problemIn } from '#tests/kit/client.ts';
import { administrators } from '#tests/kit/people.ts';
import { byCard } from '#tests/kit/sources.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(names(() => true))('%s', (name) => {
  const { responses, version, cache }: Endpoint = contract[name];

  test('a valid request gets a valid body and the headers that the document requires', async () => {
    const { backend, request } = await ready(name);
    const response = await backend.ask(name, request);
    const schema = Object.entries(responses).find(([status]) => Number(status) === response.status)?.[1];
    expect(response.status, `success expected: ${JSON.stringify(response.body)}`).toBeLessThan(300);
    if (schema) expect(z.safeParse(schema, response.body)).toMatchObject({ success: true });
    else expect(response.body).toBeNull();
    const documented = Object.entries(published(contract[name]).responses[response.status].headers);
    const required = documented.filter(([, header]) => resolved(header).required).map(([header]) => header);
    expect(required.filter((header) => !response.headers.get(header)?.trim())).toEqual([]);
    if (cache) {
      const kept = cache.maxAgeS === 0 ? 'no-cache' : `public, max-age=${cache.maxAgeS}`;
      expect(response.headers.get('cache-control')).toBe(kept);
      expect(response.headers.get('etag')).toMatch(/^(W\/)?"[\x21\x23-\x7e]+"$/); // RFC 9110, section 8.8.3
    } else {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBe(version ? `"${Object(response.body).version}"` : null);
    }
  });
});

describe.each(names(({ location, responses }) => typeof location === 'string' && responses[201]))(
  'what %s created',
  (name) => {
    test('can be read at the address in Location with the same token', async () => {
      const { backend, request } = await ready(name);
      const made = await backend.ask(name, request);
      const location = made.headers.get('location') ?? 'nowhere';
      const read = await backend.send('GET', location, { Authorization: `Bearer ${request.token}` });
      expect([location, read.status]).toEqual([location, 200]);
      expect(Object(read.body).id).toBe(Object(made.body).id);
    });
  },
);

test('payOrder says where and when to look again while the bank has not decided', async () => {
  const { backend, request } = await ready('payOrder');
  const card = await backend.get('createCardToken', {
    token: request.token ?? null,
    body: { ...CARD, number: '4000000000003220' },
  });
  const body = { ...Object(request.body), ...byCard(card.id) };
  const { status, headers, body: payment } = await backend.ask('payOrder', { ...request, body });
  expect([status, headers.get('retry-after'), headers.get('location')]).toEqual([
    202,
    '2',
    `/v1/payments/${Object(payment).id}`,
  ]);
});

describe.each(names(({ cache }) => cache))('a caller with a copy of the answer of %s', (name) => {
  test('gets 304 while it is current, also by HEAD', async () => {
    const { backend, request } = await ready(name);
    const path = contract[name].path.replace(
      /\{(\w+)\}/g,
      (_all, param: string) => request.params?.[param] ?? '',
    );
    const etag = (await backend.ask(name, request)).headers.get('etag') ?? '';
    for (const method of ['GET', 'HEAD']) {
      const again = await backend.send(method, path, { 'If-None-Match': etag });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag]);
      expect((await backend.send(method, path, { 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });
});

const none = { items: [], nextCursor: null, total: null };

/** What operations for everyone who is signed in answer to administrators: their own sessions, and empty lists. */
const ownOfAdministrators: { readonly [Name in OperationName]?: object } = {
  signOut: {},
  listSessions: { items: [{ isCurrent: true }] },
  endOtherSessions: { items: [{ isCurrent: true }] },
  getMe: { kind: 'ADMINISTRATOR' },
  listOrders: none,
  listPlans: none,
  listPayments: none,
  listCollaterals: none,
  listMyScratchcards: none,
  listInbox: none,
  listSavedCards: { items: [] },
  getComingPayments: { currencies: [] },
  readInbox: { read: 0 },
  listChanges: { changes: [] },
};

const needsSession = ({ access }: Endpoint) => access === 'signedIn' || access === 'administrator';

describe.each(names(needsSession))('access to %s', (name) => {
  const { access }: Endpoint = contract[name];

  test('needs a session that exists and has not ended', async () => {
    const { backend, request } = await ready(name);
    const before = await backend.state();
    const code = async (token: string | null) =>
      problemIn(await backend.ask(name, { ...request, token })).code;
    expect(await code(null)).toBe('unauthenticated');
    expect(await code('tr_no-such-token-at-all')).toBe('unauthenticated');
    expect(await backend.state()).toEqual(before);
    await backend.wait(31 * DAY);
    expect(await code(request.token ?? null)).toBe('session-expired');
  });

  const expectedBody = ownOfAdministrators[name];
  const served =
    access === 'administrator'
      ? 'is refused to customers'
      : expectedBody === undefined
        ? 'is refused to administrators'
        : 'answers administrators with their own data';
  test(`${served}, and changes nothing else`, async () => {
    const { backend, request } = await ready(name);
    const token = await backend.signIn(access === 'administrator' ? '+4915177777777' : administrators.VIEWER);
    const before = await backend.state();
    const response = await backend.ask(name, { ...request, token });
    if (expectedBody !== undefined) expect(response.body ?? {}).toMatchObject(expectedBody);
    else if (access === 'administrator') expect(problemIn(response).code).toBe('forbidden');
    else expect(['customers-only', 'not-found']).toContain(problemIn(response).code);
    expect(await backend.state()).toEqual(before);
    expect((await backend.ask('getMe', { token: request.token ?? null })).status).toBe(200);
  });
});

describe.each(names(({ access, params }) => access === 'signedIn' && params))(
  'the resource of %s',
  (name) => {
    test('is not found for another customer, like one that does not exist', async () => {
      const { backend, request } = await ready(name);
      const stranger = await backend.signIn('+4915199999999');
      const before = await backend.state();
      expect(problemIn(await backend.ask(name, { ...request, token: stranger })).code).toBe('not-found');
      expect(await backend.state()).toEqual(before);
      const unknownIds = Object.fromEntries(
        Object.entries(request.params ?? {}).map(([param, id]) => [
          param,
          id.replace(/.$/, id.endsWith('0') ? '1' : '0'),
        ]),
      );
      expect(problemIn(await backend.ask(name, { ...request, params: unknownIds })).code).toBe('not-found');
    });
  },
);
