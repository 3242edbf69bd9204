import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#src/app/mount.tsx';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/configuration.ts';
import { payloadElement, shownBy, type Payload } from '#src/prerender/payload.ts';

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
  sections: [{ id: 'one', heading: 'One', paragraphs: ['A paragraph.'] }],
};

/** Starts on a page that was prerendered with the terms. */
async function start(change: Partial<Payload> = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json({ ...document1, title: 'Terms of today' }));
  });
  window.history.replaceState(null, '', '/other/terms');
  const payload: Payload = {
    v: 1,
    build: 'b1',
    source: 'api',
    shown: shownBy(defaults, new Date()),
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
  await mount({ container: document.createElement('div'), store, configuration: defaults, scenario: null });
  return { asked, store };
}

test('a prerendered page is hydrated, and the data of the build is requested again [RELEASE-04]', async () => {
  const { asked, store } = await start();
  expect(client.hydrateRoot).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(asked).toEqual(['/api/v1/legal-documents/terms']));
  await vi.waitFor(() => expect(JSON.stringify(store.getState().api)).toContain('Terms of today'));
});

test('a page that was prerendered with answers of another source is rendered again', async () => {
  await start({ source: 'demo' });
  expect(client.hydrateRoot).not.toHaveBeenCalled();
  expect(client.render).toHaveBeenCalledOnce();
});
