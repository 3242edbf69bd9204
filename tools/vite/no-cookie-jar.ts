// Replaces the package `tough-cookie` in the bundle, by an alias in vite.config.ts. MSW keeps the cookies of responses in
// its jar; the mock backend sets none, so the jar is always empty. With its list of public suffixes the package is 50 kB
// (brotli).

export class MemoryCookieStore {
  idx = {};
}

export class CookieJar {
  getCookiesSync(): [] {
    return [];
  }
  setCookie(): Promise<void> {
    return Promise.resolve();
  }
}

export const Cookie = { fromJSON: () => null };
