// Browsers have no error code for a module that could not be loaded; their messages differ.
const missing: readonly RegExp[] = [
  /failed to fetch dynamically imported module/i, // Chromium: no answer, an error status, or a page in its place
  /error loading dynamically imported module/i, // Firefox
  /importing a module script failed/i, // Safari
  /is not a valid javascript mime type/i, // Safari: a page in the file's place
  /failed to load module script/i,
  /disallowed mime type/i,
  /unable to preload css/i, // Vite: the page's style sheet
  /unexpected token '<'|expected expression, got '<'/i, // a page in the file's place, sent as a script
  // two releases are mixed, and their modules do not fit together
  /does not provide an export named|importing binding name/i,
];

/** True when a module of the application could not be loaded; false for an error inside a loaded module. */
export function isChunkError(thrown: unknown): boolean {
  return thrown instanceof Error && missing.some((words) => words.test(thrown.message));
}

/** A chunk could not be loaded because the server does not answer: the page stays, and the person can retry. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}
