// Part of the inline script of every built page. It sends the page's first requests, and makes a first formatter, while the
// modules are being loaded; src/api/first-responses.ts hands the responses to the queries. It never throws: the
// application sends whatever is missing itself.
import { buildDefaults } from '#src/platform/settings/build-defaults.ts';
import {
  configurationElement,
  type FirstRequest,
  type FirstRequests,
  type FirstResponses,
  firstRequestsElement,
  keyOf,
  requestTimeoutMs,
  sessionKey,
  settingsTimeoutMs,
} from '#src/platform/browser/page-data.ts';
import { warmFormats } from '#src/platform/browser/warm-formats.ts';

interface Deployment {
  readonly apiBaseUrl?: unknown;
  readonly mocks?: unknown;
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

function sessionOf(text: string | null): { readonly token: string | null; readonly role: unknown } {
  const session = JSON.parse(text ?? 'null') as { token?: unknown; role?: unknown } | null; // checked on the next line
  return { token: typeof session?.token === 'string' ? session.token : null, role: session?.role };
}

/** Returns the path with the parameters of the page's address; null when the request does not apply to the address. */
function pathFor({ path, plainAddress }: FirstRequest, search: string): string | null {
  if (plainAddress && search !== '') return null;
  const params = new URLSearchParams(search);
  let complete = true;
  const filled = path.replace(/\{\?(\w+)\}/g, (_, name: string) => {
    const value = params.get(name) ?? '';
    complete &&= value !== '';
    return encodeURIComponent(value);
  });
  return complete ? filled : null;
}

function begin(): void {
  const first: FirstResponses = { configuration: null, responses: new Map() };
  window.trancheFirstResponses = first;
  const { requests, signIn } = JSON.parse(textOf(firstRequestsElement)) as FirstRequests; // written by the build
  const { token, role } = sessionOf(sessionStorage.getItem(sessionKey));
  if (token === null) signIn.forEach(fetchEarly);

  const ask = (settings: Deployment) => {
    const { apiBaseUrl = '/api', mocks = 'off' } = { ...buildDefaults(import.meta.env), ...settings };
    if (mocks !== 'off' || typeof apiBaseUrl !== 'string') return;
    for (const request of requests) {
      const path = pathFor(request, location.search);
      if (path === null || (request.needsSession && token === null)) continue;
      if (request.role !== null && request.role !== role) continue;
      const authorization = request.needsSession ? `Bearer ${token}` : undefined;
      const headers = { ...request.headers, ...(authorization && { Authorization: authorization }) };
      const url = `${apiBaseUrl.replace(/\/+$/, '')}${path}`;
      const signal = AbortSignal.timeout(requestTimeoutMs);
      const received = fetch(url, { headers, cache: 'no-store', credentials: 'omit', signal }).then(
        (response) => ({
          response,
          receivedAt: Date.now(),
        }),
      );
      received.catch(() => undefined); // the application sends a failed request again
      first.responses.set(keyOf(url, authorization), received);
    }
  };

  const configuration = textOf(configurationElement);
  if (configuration !== '') return ask(JSON.parse(configuration) as Deployment); // validated by the host
  first.configuration = fetch('/config.json', { signal: AbortSignal.timeout(settingsTimeoutMs) });
  first.configuration
    // A host without the file uses the defaults. The types of the members used are checked above.
    .then(async (response) =>
      ask(response.status === 404 ? {} : ((await response.clone().json()) as Deployment)),
    )
    .catch(() => undefined); // the application reports an invalid configuration
}

function fetchEarly(file: string): void {
  const link = document.createElement('link');
  // Not `preload`: a tab that takes over a session does not log in, and browsers warn of a sheet that is not used.
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'prefetch';
  if (link.rel === 'prefetch') link.as = 'style';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

warmFormats(document.documentElement.lang, window);
try {
  begin();
} catch {
  // Storage is blocked, or the page has no data.
}
