/**
 * Stands in for `tldts` in the bundle. The cookie jar inside MSW asks it for public suffixes, a list of 41 kB; the mock
 * backend knows bearer tokens only, so no cookie ever reaches the jar. `null` means "no such domain is known".
 */
export function getDomain(): null {
  return null;
}
