import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LegalDocument } from '#contracts/legal/document.ts';
import type { Payload } from '#src/app/prerender/payload.ts';
import { prerendered, payloadUrl } from '#src/app/prerender/prerendered.ts';
import { routeIds } from '#src/platform/routing/page-table.ts';
import { appAt } from '#tests/kit/application.tsx';

const url = '/other/terms/_payload.json?_b=b1';

const built: LegalDocument = {
  kind: 'terms',
  version: '2026-11',
  effectiveFrom: '2026-11-01',
  hash: 'a'.repeat(64),
  title: 'Terms as they were built',
  summary: ['One point.'],
  sections: [{ id: 'one', heading: 'One', paragraphs: ['A paragraph.'], table: null }],
};
const live: LegalDocument = { ...built, title: 'Terms of today' };

const payload = (changes: Partial<Payload> = {}): Payload => ({
  v: 1,
  build: 'b1',
  source: 'api',
  configuration: {
    productName: 'Tranche',
    currency: 'EUR',
    locale: 'en-GB',
    timeZone: 'Europe/Berlin',
    year: 2026,
  },
  answers: [{ operation: 'getLegalDocument', args: { params: { kind: 'terms' } }, answer: built }],
  ...changes,
});

const json = (body: unknown) => () => Promise.resolve(Response.json(body));
const never = () => new Promise<Response>(() => undefined);

/** The application at `address`, with a host that keeps payloads and a backend that may be silent. */
function walker(address: string, file: () => Promise<Response>, api: () => Promise<Response> = never) {
  const requests: string[] = [];
  appAt(address, {
    backend: (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      return pathname.endsWith('_payload.json') ? file() : api();
    },
  });
  const walkTo = (path: string) =>
    act(async () => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      await Promise.resolve();
    });
  const payloads = () => requests.filter((one) => one.includes('_payload.json'));
  return { requests, payloads, walkTo };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="build-id" content="b1">');
});
afterEach(() => document.querySelector('meta[name="build-id"]')?.remove());

test('only four pages have a payload, at their address and under the build’s name [RELEASE-04]', () => {
  const withOne = routeIds().filter((id) => payloadUrl(id, 'b1') !== null);
  expect(withOne.toSorted()).toEqual(prerendered.toSorted());
  expect(payloadUrl('home', 'a b')).toBe('/_payload.json?_b=a%20b');
  expect(payloadUrl('terms', 'b1')).toBe(url);
});

describe('a navigation to a prerendered page [RELEASE-04]', () => {
  test('loads its payload and shows it before the backend answers', async () => {
    const { payloads, walkTo } = walker('/other/error', json(payload()));
    expect(payloads()).toEqual([]);
    await walkTo('/other/terms');
    expect(await title('Terms as they were built')).toBeVisible();
    expect(payloads()).toEqual([`GET ${url}`]);
    await walkTo('/other/error');
    await walkTo('/other/terms');
    expect(await title('Terms as they were built')).toBeVisible();
    expect(payloads()).toHaveLength(1);
  });

  test('requests the data nevertheless, and shows the newer answer', async () => {
    const { requests, walkTo } = walker('/other/error', json(payload()), json(live));
    await walkTo('/other/terms');
    expect(await title('Terms of today')).toBeVisible();
    expect(requests).toContain('GET /api/v1/legal-documents/terms');
  });

  test.each([
    ['that is missing', () => Promise.resolve(new Response('No', { status: 404 }))],
    ['that cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['of another build', json(payload({ build: 'b2' }))],
    ['of another source', json(payload({ source: 'demo' }))],
  ])('a payload %s is ignored, and the data are requested', async (_what, file) => {
    const { payloads, walkTo } = walker('/other/error', file, json(live));
    await walkTo('/other/terms');
    expect(await title('Terms of today')).toBeVisible();
    expect(screen.queryByText('Terms as they were built')).toBeNull();
    expect(payloads()).toEqual([`GET ${url}`]);
  });
});

test('the payload of the first page is not requested: it is part of the page', async () => {
  const { payloads } = walker('/other/terms', json(payload()), json(live));
  expect(await title('Terms of today')).toBeVisible();
  expect(payloads()).toEqual([]);
});

test('without a build no payload is requested', async () => {
  document.querySelector('meta[name="build-id"]')?.remove();
  const { payloads, walkTo } = walker('/other/error', json(payload()), json(live));
  await walkTo('/other/terms');
  expect(await title('Terms of today')).toBeVisible();
  expect(payloads()).toEqual([]);
});
