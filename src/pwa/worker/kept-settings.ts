/** What the worker's scope provides. */
interface Surroundings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly openCache: () => Promise<Pick<Cache, 'match' | 'put'>>;
}

export const settingsUrl = '/config.json';
const timeoutMs = 3_000;

/**
 * The settings of this deployment: from the network; the last ones that came while there is no network or the host fails,
 * because nothing starts without them.
 */
export async function settingsOrKept({ fetch, openCache }: Surroundings): Promise<Response> {
  const cache = await openCache();
  try {
    const answer = await fetch(settingsUrl, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
    // A host without the file has decided for the defaults: that is kept as well.
    if ((answer.ok && isJson) || answer.status === 404) await cache.put(settingsUrl, answer.clone());
    else return (await cache.match(settingsUrl)) ?? answer;
    return answer;
  } catch (cause) {
    const kept = await cache.match(settingsUrl);
    if (kept) return kept;
    throw cause;
  }
}
