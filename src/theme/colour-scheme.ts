export type ColourScheme = 'light' | 'dark';

const key = 'tranche.colours';
/** Where the style sheets look for it, Mantine's and ours. */
const attribute = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

const isScheme = (text: string | null): text is ColourScheme => text === 'light' || text === 'dark';

/** What this document shows: light until somebody chooses. */
export function colourScheme(): ColourScheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

function show(scheme: ColourScheme): void {
  document.documentElement.setAttribute(attribute, scheme);
  for (const notify of listeners) notify();
}

/** Shows what was chosen on this device, and follows what is chosen in its other tabs. */
export function followColourScheme(window: Window): void {
  show(chosen(window) ?? 'light');
  window.addEventListener('storage', (event) => {
    if (event.key === key && isScheme(event.newValue)) show(event.newValue);
  });
}

/** Without storage the choice holds for as long as this page lives. */
export function chooseColourScheme(scheme: ColourScheme, window: Window): void {
  show(scheme);
  try {
    window.localStorage.setItem(key, scheme);
  } catch {
    // Blocked or full.
  }
}

function chosen(window: Window): ColourScheme | null {
  try {
    const text = window.localStorage.getItem(key);
    return isScheme(text) ? text : null;
  } catch {
    return null; // the mere access throws where storage is blocked
  }
}

/** Calls the listener after each change until the returned function is called. */
export function onColourScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
