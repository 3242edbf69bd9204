import type { Middleware } from '@reduxjs/toolkit';
import { signedIn } from '#src/platform/session.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage.ts';
import { draftFound, draftOwned, newerDraftSeen } from './draft.ts';
import type { DraftState } from './draft-changes.ts';
import { Draft, emptyDraft, isOpen } from './draft-schema.ts';

/** The stored draft of a customer while another customer uses this browser. */
const putAway = (storage: KeyValueStorage | null, owner: string) =>
  storedValue(storage, `tranche.draft.${owner}`, Draft);

/** True when the drafts belong to two different customers. */
export const isOthers = (a: Pick<Draft, 'owner'>, b: Pick<Draft, 'owner'>): boolean =>
  a.owner !== null && b.owner !== null && a.owner !== b.owner;

/** Stores a draft for its owner. */
export function keepForOwner(storage: KeyValueStorage | null, draft: Draft): void {
  if (draft.owner !== null && isOpen(draft)) putAway(storage, draft.owner).write(draft);
}

/**
 * A draft belongs to the customer who logged in with it (docs/decisions/079). A customer who logs in gets their own
 * draft back, never that of another customer; if a visitor's cart exists as well, the customer chooses between both.
 */
export function draftOwnership(storage: KeyValueStorage | null): Middleware<object, { draft: DraftState }> {
  return (store) => (next) => (action) => {
    const result = next(action);
    const owner = signedIn.match(action) ? action.payload.userId : undefined;
    if (owner === undefined) return result;
    const { current } = store.getState().draft;
    if (current.owner === owner) return result;
    const waiting = putAway(storage, owner);
    const own = waiting.read();
    waiting.remove();
    const isVisitors = current.owner === null && isOpen(current);
    if (isVisitors) {
      store.dispatch(draftOwned(owner));
      if (own !== null) store.dispatch(newerDraftSeen(own));
      return result;
    }
    keepForOwner(storage, current);
    if (own !== null) {
      store.dispatch(draftFound(own));
      store.dispatch(draftOwned(owner)); // this is a change, so the draft is stored
    } else store.dispatch(draftFound({ ...(current.owner === null ? current : emptyDraft), owner }));
    return result;
  };
}
