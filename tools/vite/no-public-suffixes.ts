/**
 * Replaces the package `tldts` in the bundle, by an alias in vite.config.ts. The cookie jar inside MSW uses it for public
 * suffixes, a list of 41 kB (brotli); the mock backend sets no cookies, so the jar stays empty. `null` means "unknown
 * domain".
 */
export function getDomain(): null {
  return null;
}
