import { z } from '#contracts/z.ts';
import { storageOf, storedValue } from '#src/platform/storage.ts';

const ColourScheme = z.enum(['light', 'dark']);
export type ColourScheme = z.output<typeof ColourScheme>;

/** Where the style sheets look for it, Mantine's and ours. */
const attribute = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

/** The colour scheme of this document: light until the user chooses. */
export function colourScheme(): ColourScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

function show(scheme: ColourScheme): void {
  document.documentElement.setAttribute(attribute, scheme);
  for (const notify of listeners) notify();
}

const stored = (window: Window) =>
  storedValue(
    storageOf(() => window.localStorage),
    'tranche.colours',
    ColourScheme,
  );

/** Shows what was chosen on this device, and follows what is chosen in its other tabs. */
export function followColourScheme(window: Window): void {
  show(stored(window).read() ?? 'light');
  stored(window).onOtherTabs(window, (chosen) => {
    if (chosen) show(chosen);
  });
}

/** Without storage the choice holds for as long as this page lives. */
export function chooseColourScheme(scheme: ColourScheme, window: Window): void {
  show(scheme);
  stored(window).write(scheme);
}

/** Calls the listener after each change until the returned function is called. */
export function onColourScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
