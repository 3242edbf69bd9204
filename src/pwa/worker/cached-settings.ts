/** The used part of the worker's scope. */
interface WorkerScope {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly openCache: () => Promise<Pick<Cache, 'match' | 'put'>>;
}

export const settingsUrl = '/config.json';
const timeoutMs = 3_000;

/**
 * Fetches the deployment's configuration; falls back to the stored one while the network or the host fails, because
 * nothing starts without it.
 */
export async function settingsOrCached({ fetch, openCache }: WorkerScope): Promise<Response> {
  const cache = await openCache();
  try {
    const response = await fetch(settingsUrl, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    // A 404 means that the defaults apply; it is stored as well.
    if ((response.ok && isJson) || response.status === 404) await cache.put(settingsUrl, response.clone());
    else return (await cache.match(settingsUrl)) ?? response;
    return response;
  } catch (cause) {
    const cached = await cache.match(settingsUrl);
    if (cached) return cached;
    throw cause;
  }
}
