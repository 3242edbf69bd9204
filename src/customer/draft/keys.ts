import type { IdempotencyKeys } from '#src/platform/storage/idempotency-keys.ts';
import type { Services } from '#src/platform/store/services.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import { randomId } from '#src/platform/browser/random-id.ts';
import { keyDropped, keyMade, selectDraft } from './draft.ts';
import { isSamePurchase, restoreDraft } from './storage.ts';

/**
 * Idempotency-Keys stored in the draft, so that they outlive the page. Keys that another tab made for the same
 * purchase are used, too.
 */
export function draftKeys(
  store: Pick<AppStore, 'getState' | 'dispatch'>,
  storage: Services['localStorage'],
): IdempotencyKeys {
  return {
    keyFor(operation) {
      const draft = selectDraft(store.getState());
      const stored = restoreDraft(storage);
      const shared = stored && isSamePurchase(stored, draft) ? stored.keys[operation] : undefined;
      const key = draft.keys[operation] ?? shared ?? randomId();
      if (draft.keys[operation] !== key) store.dispatch(keyMade({ operation, key }));
      return key;
    },
    drop(operation) {
      store.dispatch(keyDropped(operation));
    },
  };
}
