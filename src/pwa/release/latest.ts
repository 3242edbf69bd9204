import { z } from '#contracts/z.ts';

// Reads the host's release information: /builds/latest.json, and a manifest for each build.

const latestPath = '/builds/latest.json';
const manifestPath = (id: string) => `/builds/meta/${encodeURIComponent(id)}.json`;

const Latest = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)), timestamp: z.number() });
export type Release = z.output<typeof Latest>;

type Get = (url: string, init: RequestInit) => Promise<Response>;

const maxWaitMs = 10_000;

/** Fetches JSON without any cache. Rejects without an answer, for another status, and for an HTML page. */
async function readJson(get: Get, url: string, ms: number): Promise<unknown> {
  const response = await get(url, { cache: 'no-store', signal: AbortSignal.timeout(ms) });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/**
 * Resolves to the build that the host serves now; rejects without an answer within `ms`. `now` is part of the URL to
 * bypass caches.
 */
export async function readLatest(get: Get, now: number, ms = maxWaitMs): Promise<Release> {
  return Latest.parse(await readJson(get, `${latestPath}?t=${now}`, ms));
}

/**
 * Resolves to the latest release once the host has all its files: a build other than `currentId` counts when its own
 * manifest exists and names it. The current build's manifest is not needed, so old ones may be deleted.
 */
export async function readRelease(get: Get, currentId: string | null, now: number): Promise<Release> {
  const latest = await readLatest(get, now);
  if (latest.id === currentId) return latest;
  const manifest = Latest.parse(await readJson(get, manifestPath(latest.id), maxWaitMs));
  if (manifest.id !== latest.id) throw new Error(`The manifest of ${latest.id} is that of ${manifest.id}`);
  return latest;
}
