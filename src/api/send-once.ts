import { problemOf, isUndecided } from '#src/errors/api-error.ts';
import { keyDropped, keyMade, selectDraft } from '#src/features/checkout/draft.ts';
import { isSameWish, restoreDraft } from '#src/features/checkout/draft-storage.ts';
import type { Services } from '#src/platform/services.ts';
import type { AppStore } from '#src/app/store.ts';

/** What a mutation's trigger resolves to. */
type Outcome<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

interface Keys {
  /** The key of an operation: made once, then the same one until it is dropped. */
  keyFor(operation: string): string;
  drop(operation: string): void;
}

interface Once {
  readonly keys: Keys;
  readonly wait: (ms: number) => Promise<void>;
  /** Keeps the tab from being loaded anew while an operation is under way; the answer lets it go. */
  readonly hold?: () => () => void;
}

const patience = 20;

/**
 * Makes `send` that carries out an operation at most once, however often it is called. While it runs, a second call
 * shares its outcome. When nobody knows the outcome (no answer, a failure, a reload) the next call sends the same key, and the
 * backend repeats its answer. A refusal is an outcome: trying again after it is a new intention with a new key.
 */
export function createSendOnce({ keys, wait, hold }: Once) {
  const running = new Map<string, Promise<Outcome<unknown>>>();

  async function attempt<Data>(
    operation: string,
    send: (key: string) => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> {
    const key = keys.keyFor(operation);
    let outcome = await send(key);
    for (let round = 0; round < patience; round += 1) {
      const busy = problemOf(outcome.error, 'idempotency-in-progress');
      if (!busy) break;
      await wait(Math.max(500, busy.retryAfterS * 1000));
      outcome = await send(key);
    }
    const { error } = outcome;
    const refused =
      error !== undefined && !isUndecided(error) && !problemOf(error, 'idempotency-in-progress');
    if (refused) keys.drop(operation); // a success keeps its key: whoever asks again gets the same answer
    return outcome;
  }

  return function sendOnce<Data>(
    operation: string,
    send: (key: string) => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> {
    const known = running.get(operation);
    if (known) return known as Promise<Outcome<Data>>; // an operation's name stands for one kind of answer
    const release = hold?.();
    const outcome = attempt(operation, send).finally(() => {
      running.delete(operation);
      release?.();
    });
    running.set(operation, outcome);
    return outcome;
  };
}

/** Keys that live in the draft, and so outlive the page. What another tab made for the same purchase is used too. */
export function draftKeys(
  store: Pick<AppStore, 'getState' | 'dispatch'>,
  storage: Services['localStorage'],
): Keys {
  return {
    keyFor(operation) {
      const draft = selectDraft(store.getState());
      const stored = restoreDraft(storage);
      const shared = stored && isSameWish(stored, draft) ? stored.keys[operation] : undefined;
      const key = draft.keys[operation] ?? shared ?? crypto.randomUUID();
      if (draft.keys[operation] !== key) store.dispatch(keyMade({ operation, key }));
      return key;
    },
    drop(operation) {
      store.dispatch(keyDropped(operation));
    },
  };
}

/** Keys that end with the page, for what names a person or a code: neither belongs into a draft. */
export function memoryKeys(): Keys {
  const known = new Map<string, string>();
  return {
    keyFor(operation) {
      const key = known.get(operation) ?? crypto.randomUUID();
      known.set(operation, key);
      return key;
    },
    drop(operation) {
      known.delete(operation);
    },
  };
}
