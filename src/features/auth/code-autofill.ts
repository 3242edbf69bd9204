// A one-time code can reach the page without being typed: the demo's phone hands it over. The phone and the form that
// waits for a code know nothing else of each other.

type Taker = (code: string) => void;

const takers = new Set<Taker>();
const watchers = new Set<() => void>();

function changed(): void {
  for (const watch of watchers) watch();
}

/** Hands a code to the form that waits for one; false when none does. */
export function autofillCode(code: string): boolean {
  for (const take of takers) take(code);
  return takers.size > 0;
}

/** Takes codes until the returned function is called. */
export function onCodeOffered(take: Taker): () => void {
  takers.add(take);
  changed();
  return () => {
    takers.delete(take);
    changed();
  };
}

/** Whether a form waits for a code just now. */
export function isCodeAwaited(): boolean {
  return takers.size > 0;
}

export function watchCodeAwaited(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
