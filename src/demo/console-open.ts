// Whether the demo console is open, and at which part. Its buttons are at the head and at the foot of each page, in chunks of their own.

const listeners = new Set<() => void>();

/** The parts of the console that other places of the demo open. */
type ConsolePart = 'scenario' | 'requests' | 'mixed';

let isOpen = false;
let part: ConsolePart = 'scenario';

export function setConsoleOpen(open: boolean): void {
  isOpen = open;
  if (!open) part = 'scenario';
  for (const listener of listeners) listener();
}

/** Opens the console at one of its parts. */
export function showInConsole(opened: ConsolePart): void {
  part = opened;
  setConsoleOpen(true);
}

export const consolePart = (): ConsolePart => part;

export const isConsoleOpen = (): boolean => isOpen;

export function watchConsole(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
