import { buildDefaults } from '#src/platform/settings/build-defaults.ts';

/** The used part of the worker's scope. */
interface Surroundings {
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
  const given: unknown = settings.ok ? await settings.json().catch(() => null) : null;
  const mocks = typeof given === 'object' && given !== null && 'mocks' in given ? given.mocks : byDefault;
  return mocks === 'on';
}

/** Keeps the files of the mock backend that are not kept yet. Throws when one cannot be had. */
export async function keepDemo(
  urls: readonly string[],
  { fetch, cache, fitToKeep }: Surroundings,
): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    urls
      .filter((url) => !kept.has(url))
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
  const others = (await cache.keys()).filter(({ url }) => !urls.includes(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}
