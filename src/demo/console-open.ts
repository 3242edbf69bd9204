// Whether the demo console is open. Its buttons are at the head and at the foot of each page, in chunks of their own.

const listeners = new Set<() => void>();
let isOpen = false;

export function setConsoleOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const isConsoleOpen = (): boolean => isOpen;

export function watchConsole(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
