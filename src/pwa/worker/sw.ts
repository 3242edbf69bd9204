import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { forgetOtherDemos, keepDemo, mocksAreOn } from './demo-files.ts';
import { settingsOrCached, settingsUrl } from './cached-settings.ts';
import { pageError, withoutConfiguration } from './page-check.ts';
import type { WorkerScope } from './worker-scope.ts';
import { buildOf, destinationOf, missingPage, pagesOf } from './worker-routes.ts';

// The service worker; it stores one whole build, with the mock backend's files where the deployment has it. It never
// takes over by itself: a page triggers that, and all pages then reload. There is no navigation preload, because pages
// come from the cache. It does not handle API calls.

declare const self: WorkerScope;

const configCache = 'configuration';
const demoCache = 'demo';

const files = self.__WB_MANIFEST;
const build = buildOf(files);
const pages = pagesOf(files);
const demoFiles = files.filter(({ isDemo }) => isDemo).map(({ url }) => url);

// A file that must not be stored makes the installation fail; the browser retries it and keeps the old worker until
// then.
addPlugins([{ cacheWillUpdate: ({ response }) => fitToKeep(response) }]);

// The build id in a payload's address and campaign parameters do not change the file.
precacheAndRoute(
  files.filter(({ isDemo }) => !isDemo),
  { ignoreURLParametersMatching: [/^_b$/, /^utm_/], cleanURLs: false },
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && destinationOf(url.pathname, pages).kind !== 'server',
  ({ request, url }) => openPage(request, url),
);

// A text shared with the application may contain a PIN. It is sent in a body instead of an address and stays in
// memory until the page asks for it.
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

// Every stored page asks for the configuration: so a host that switches the mock backend on later has it kept, too.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === settingsUrl,
  async () => {
    const settings = await freshConfiguration();
    void keepDemoOf(settings.clone()).catch(() => undefined); // what this did not keep, the next page does
    return settings;
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && demoFiles.includes(url.pathname),
  async ({ request }) => (await (await caches.open(demoCache)).match(request.url)) ?? fetch(request),
);

self.addEventListener('install', (event) => {
  // The first page fetched the configuration before this worker existed, so it is stored now. A missing file must not
  // fail the installation.
  const settings = freshConfiguration().catch(() => null);
  event.waitUntil(settings.then((answer) => answer && keepDemoOf(answer)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(caches.open(demoCache).then((cache) => forgetOtherDemos(demoFiles, cache)));
});

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

/** Copies a response with another status and all its headers, which include part of the policy. */
function withStatus({ body, headers }: Response, status: number, statusText: string): Response {
  return new Response(body, { status, statusText, headers });
}

async function keepDemoOf(settings: Response): Promise<void> {
  if (!(await mocksAreOn(settings))) return;
  const cache = await caches.open(demoCache);
  await keepDemo(demoFiles, { fetch: (url) => fetch(url), cache, fitToKeep });
}

function freshConfiguration(): Promise<Response> {
  return settingsOrCached({
    fetch: (url, init) => fetch(url, init),
    openCache: () => caches.open(configCache),
  });
}
