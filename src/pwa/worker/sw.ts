import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { settingsOrKept, settingsUrl } from './kept-settings.ts';
import { pageError, withoutConfiguration } from './page-check.ts';
import type { WorkerScope } from './worker-scope.ts';
import { buildOf, destinationOf, missingPage, pagesOf } from './worker-routes.ts';

// Keeps one whole build. It never takes over on its own: a page says when, and all pages reload after that. No
// navigation preload, because pages come from the cache. Calls of the API are none of its business.

declare const self: WorkerScope;

const configCache = 'configuration';

const files = self.__WB_MANIFEST;
const build = buildOf(files);
const pages = pagesOf(files);

// A file that may not be kept makes the installation fail; it is tried again, and the old worker stays until then.
addPlugins([{ cacheWillUpdate: ({ response }) => fitToKeep(response) }]);

// The build id in a payload's address, and what campaigns add, do not make another file of it.
precacheAndRoute([...files], { ignoreURLParametersMatching: [/^_b$/, /^utm_/], cleanURLs: false });

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && destinationOf(url.pathname, pages).kind !== 'server',
  ({ request, url }) => openPage(request, url),
);

// What is shared with the application may hold a PIN: it comes in a body and not in an address, and stays in memory until
// the page has asked for it.
let shared: string | null = null;
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/redeem',
  async ({ request }) => {
    const text = (await request.formData()).get('text');
    shared = typeof text === 'string' ? text : null;
    return Response.redirect('/redeem', 303);
  },
  'POST',
);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === settingsUrl, freshConfiguration);

self.addEventListener('install', (event) => {
  // The first page asked for it before this worker was there. A host without the file is no reason to fail.
  event.waitUntil(freshConfiguration().catch(() => undefined));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', ({ data, ports }) => {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'SHARED') {
    ports[0]?.postMessage({ text: shared });
    shared = null;
  }
  if (type === 'VERSION') ports[0]?.postMessage({ build });
});

async function fitToKeep(response: Response): Promise<Response | null> {
  const { status, statusText, headers } = response;
  if (status >= 400) return null;
  if (!(headers.get('Content-Type') ?? '').includes('text/html')) return response;
  const html = await response.text();
  const fault = await pageError(html, headers.get('Content-Security-Policy'), build);
  if (fault !== null) throw new Error(`${response.url} is not kept. ${fault}.`);
  return new Response(withoutConfiguration(html), { status, statusText, headers });
}

async function openPage(request: Request, { pathname }: URL): Promise<Response> {
  const destination = destinationOf(pathname, pages);
  const page = destination.kind === 'page' ? await matchPrecache(destination.url) : undefined;
  if (page) return page;
  try {
    return await fetch(request);
  } catch {
    const missing = await matchPrecache(missingPage);
    return missing ? withStatus(missing, 404, 'Not Found') : Response.error();
  }
}

/** With the headers that came with it, its part of the policy among them. */
function withStatus({ body, headers }: Response, status: number, statusText: string): Response {
  return new Response(body, { status, statusText, headers });
}

function freshConfiguration(): Promise<Response> {
  return settingsOrKept({
    fetch: (url, init) => fetch(url, init),
    openCache: () => caches.open(configCache),
  });
}
