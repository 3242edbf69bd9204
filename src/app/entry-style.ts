import { entryStyleElement } from '#src/platform/page-data.ts';

const failed =
  'Its styles could not be loaded. The connection may have failed, or there is a newer release. Load the page again.';

/**
 * Applies the entry's whole style sheet, which a built page has only preloaded, so that its first content does not wait
 * for it; rejects when the sheet cannot be loaded. The development server links every sheet itself.
 */
export function loadEntryStyle(document: Document): Promise<void> {
  const link = document.getElementById(entryStyleElement);
  if (!(link instanceof HTMLLinkElement)) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The preload may still report its own end, which says nothing about the sheet.
  link.addEventListener('load', () => link.sheet && resolve());
  link.addEventListener('error', () => reject(new Error(failed)));
  link.rel = 'stylesheet'; // in its place, before the sheets of the page, which override it
  return promise;
}
