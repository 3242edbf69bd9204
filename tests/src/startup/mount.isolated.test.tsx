import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#src/startup/mount.tsx';
import { createAppStore } from '#src/app/store.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { itemAdded } from '#src/customer/draft/draft.ts';
import { signedIn } from '#src/platform/session/session.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { payloadElement, shownBy, type Payload } from '#src/app/prerender/payload.ts';
import { until } from '#tests/kit/until.ts';

const client = vi.hoisted(() => ({
  hydrateRoot: vi.fn<(container: Element, element: unknown) => void>(),
  render: vi.fn<(element: unknown) => void>(),
}));
vi.mock('react-dom/client', async (original) => ({
  ...(await original<object>()),
  hydrateRoot: client.hydrateRoot,
  createRoot: () => ({ render: client.render }),
}));

afterEach(() => document.getElementById(payloadElement)?.remove());

const document1 = {
  kind: 'terms',
  version: '2026-11',
  effectiveFrom: '2026-11-01',
  hash: 'a'.repeat(64),
  title: 'Terms as they were built',
  summary: ['One point.'],
  sections: [{ id: 'one', heading: 'One', paragraphs: ['A paragraph.'], table: null }],
};

interface Kept {
  /** The action that restores what the browser has stored. */
  readonly initialAction?: UnknownAction;
  readonly scenario?: string | null;
}

/** Starts on a page that was prerendered with the terms. */
async function start(change: Partial<Payload> = {}, { initialAction, scenario = null }: Kept = {}) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return Promise.resolve(Response.json({ ...document1, title: 'Terms of today' }));
  });
  window.history.replaceState(null, '', '/other/terms');
  const payload: Payload = {
    v: 1,
    build: 'b1',
    source: 'api',
    configuration: shownBy(defaults, new Date()),
    answers: [{ operation: 'getLegalDocument', args: { params: { kind: 'terms' } }, answer: document1 }],
    ...change,
  };
  const script = Object.assign(document.createElement('script'), {
    id: payloadElement,
    type: 'application/json',
    textContent: JSON.stringify(payload),
  });
  document.body.append(script);
  const store = createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage: null,
  });
  client.hydrateRoot.mockClear();
  client.render.mockClear();
  if (initialAction) store.dispatch(initialAction);
  const container = document.createElement('div');
  container.innerHTML = '<button>Pressed</button>';
  await mount({ container, store, configuration: defaults, scenario });
  return { requests, store, button: container.querySelector('button') };
}

test('a prerendered page is hydrated, and its data is requested again [RELEASE-04]', async () => {
  const { requests, store } = await start();
  expect(client.hydrateRoot).toHaveBeenCalledOnce();
  await until(() => expect(requests).toEqual(['/api/v1/legal-documents/terms']));
  await until(() => expect(JSON.stringify(store.getState().api)).toContain('Terms of today'));
});

test.each([
  ['a cart', itemAdded('00000000-0000-4000-8000-000000000001')],
  ['a session', signedIn({ token: 't', role: 'CUSTOMER', expiresAt: '2027-01-10T10:00:00.000Z' })],
  ['dark colours', null],
])('a prerendered page is hydrated in a browser that keeps %s', async (what, initialAction) => {
  if (what === 'dark colours') localStorage.setItem('tranche.colours', 'dark');
  const { button } = await start({}, initialAction === null ? {} : { initialAction });
  expect(client.hydrateRoot).toHaveBeenCalledOnce();
  expect(button?.inert ?? false).toBe(false);
  localStorage.clear();
});

test('the buttons of HTML that is about to be replaced are inert', async () => {
  const { button } = await start({}, { scenario: 'no-data' });
  expect(client.render).toHaveBeenCalledOnce();
  expect(button?.inert).toBe(true);
});

test('a page that was prerendered with answers of another source is rendered again', async () => {
  await start({ source: 'demo' });
  expect(client.hydrateRoot).not.toHaveBeenCalled();
  expect(client.render).toHaveBeenCalledOnce();
});
