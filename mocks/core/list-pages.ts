/** The cached pages of one list, by request. */
export interface Pages {
  get(key: string): Uint8Array | undefined;
  keep(key: string, page: Uint8Array): void;
  clear(): void;
}

/** The maximum size of a cache in bytes: some thousands of average pages. */
const usualLimit = 2 ** 26;

/** Caches the pages of one list; drops all of them when they exceed `maxBytes` together. */
export function pagesOf(maxBytes = usualLimit): Pages {
  const pages = new Map<string, Uint8Array>();
  let bytes = 0;
  const clear = () => {
    pages.clear();
    bytes = 0;
  };
  return {
    get: (key) => pages.get(key),
    keep(key, page) {
      if (bytes + page.length > maxBytes) clear();
      bytes += page.length;
      pages.set(key, page);
    },
    clear,
  };
}
