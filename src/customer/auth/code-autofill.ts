// Lets the demo type into the forms of a log-in: a contact, and the one-time code that arrives for it. The demo and the
// forms know only this module, not each other.

type Taker = (text: string) => void;

function createOffers() {
  const takers = new Set<Taker>();
  const watchers = new Set<() => void>();

  function notifyWatchers(): void {
    for (const watch of watchers) watch();
  }

  return {
    /** Passes a text to the form that waits for one; returns false if none does. */
    offer(text: string): boolean {
      for (const take of takers) take(text);
      return takers.size > 0;
    },
    /** Receives texts until the returned function is called. */
    onOffered(take: Taker): () => void {
      takers.add(take);
      notifyWatchers();
      return () => {
        takers.delete(take);
        notifyWatchers();
      };
    },
    /** Returns whether a form waits for a text. */
    isAwaited: () => takers.size > 0,
    watch(watch: () => void): () => void {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
  };
}

export const {
  offer: autofillCode,
  onOffered: onCodeOffered,
  isAwaited: isCodeAwaited,
  watch: watchCodeAwaited,
} = createOffers();

export const {
  offer: autofillContact,
  onOffered: onContactOffered,
  isAwaited: isContactAwaited,
  watch: watchContactAwaited,
} = createOffers();
