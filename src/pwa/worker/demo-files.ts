import { buildDefaults } from '#src/platform/settings/build-defaults.ts';

/** The used part of the worker's scope. */
interface WorkerScope {
  readonly fetch: (url: string) => Promise<Response>;
  readonly cache: Pick<Cache, 'keys' | 'put'>;
  /** Returns the response as it is kept; null for one that must not be. */
  readonly fitToKeep: (response: Response) => Promise<Response | null>;
}

/** Returns whether a deployment has the mock backend, from the answer to `/config.json`; the default of the build without one. */
export async function mocksAreOn(
  settings: Response,
  byDefault = buildDefaults(import.meta.env).mocks,
): Promise<boolean> {
  const parsed: unknown = settings.ok ? await settings.json().catch(() => null) : null;
  const mocks = typeof parsed === 'object' && parsed !== null && 'mocks' in parsed ? parsed.mocks : byDefault;
  return mocks === 'on';
}

/** Keeps the files of the mock backend that are not kept yet. Throws when one cannot be had. */
export async function keepDemo(
  urls: readonly string[],
  { fetch, cache, fitToKeep }: WorkerScope,
): Promise<void> {
  const cachedPaths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    urls
      .filter((url) => !cachedPaths.has(url))
      .map(async (url) => {
        const response = await fitToKeep(await fetch(url));
        if (!response) throw new Error(`${url} is missing`);
        await cache.put(url, response);
      }),
  );
}

/** Removes the files of other builds. */
export async function forgetOtherDemos(
  urls: readonly string[],
  cache: Pick<Cache, 'keys' | 'delete'>,
): Promise<void> {
  const otherRequests = (await cache.keys()).filter(({ url }) => !urls.includes(new URL(url).pathname));
  await Promise.all(otherRequests.map((request) => cache.delete(request)));
}
