import { z } from '#contracts/z.ts';
import { criticalSheet, entryStyleElement, wholeSheetsElement } from '#src/platform/browser/page-data.ts';

const failed =
  'Its styles could not be loaded. The connection may have failed, or there is a newer release. Load the page again.';

/**
 * Applies the whole style sheets of the entry, which a built page has only preloaded, and of the page, which it has
 * after its first content; rejects when that of the entry cannot be loaded. Until then the page has what its first
 * content needs of them. The development server links every sheet itself.
 */
export function loadWholeStyles(document: Document): Promise<void> {
  const link = document.getElementById(entryStyleElement);
  if (!(link instanceof HTMLLinkElement)) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The preload may still report its own end, which says nothing about the sheet.
  link.addEventListener('load', () => link.sheet && resolve());
  link.addEventListener('error', () => reject(new Error(failed)));
  link.rel = 'stylesheet'; // in its place, before the sheets of the page, which override it
  return promise.then(() => applyPageSheets(document));
}

function applyPageSheets(document: Document): void {
  const texts = document.getElementById(wholeSheetsElement)?.textContent ?? '[]';
  const whole = z.parse(z.array(z.string()), JSON.parse(texts));
  const critical = document.querySelectorAll(`[${criticalSheet}]`);
  for (const [index, text] of whole.entries()) critical[index]?.replaceChildren(text);
}
