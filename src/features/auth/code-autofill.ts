// Lets the demo's phone enter a one-time code. The phone and the form that waits for a code know only this module,
// not each other.

type Taker = (code: string) => void;

const takers = new Set<Taker>();
const watchers = new Set<() => void>();

function changed(): void {
  for (const watch of watchers) watch();
}

/** Passes a code to the form that waits for one; returns false if none does. */
export function autofillCode(code: string): boolean {
  for (const take of takers) take(code);
  return takers.size > 0;
}

/** Receives codes until the returned function is called. */
export function onCodeOffered(take: Taker): () => void {
  takers.add(take);
  changed();
  return () => {
    takers.delete(take);
    changed();
  };
}

/** Returns whether a form waits for a code. */
export function isCodeAwaited(): boolean {
  return takers.size > 0;
}

export function watchCodeAwaited(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
