import { signedIn } from '#src/platform/session/session.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import type { Listen } from '#src/platform/store/listening.ts';
import { draftFound, draftOwned, newerDraftSeen } from './draft.ts';
import { Draft, emptyDraft, isOpen } from './schema.ts';

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
 * A draft belongs to the customer who logged in with it (docs/decisions/079-what-a-browser-keeps-has-an-owner.md).
 * A customer who logs in gets their own draft back, never that of another customer; if a visitor's cart exists as well, the
 * customer chooses between both.
 */
export function draftOwnership(listen: Listen, storage: KeyValueStorage | null): void {
  listen({
    actionCreator: signedIn,
    effect({ payload }, { dispatch, getState }) {
      const owner = payload.userId;
      const { current } = getState().draft;
      if (owner === undefined || current.owner === owner) return;
      const ownersDraft = putAway(storage, owner);
      const draft = ownersDraft.read();
      ownersDraft.remove();
      const isVisitors = current.owner === null && isOpen(current);
      if (isVisitors) {
        dispatch(draftOwned(owner));
        if (draft !== null) dispatch(newerDraftSeen(draft));
        return;
      }
      keepForOwner(storage, current);
      if (draft !== null) {
        dispatch(draftFound(draft));
        dispatch(draftOwned(owner)); // this is a change, so the draft is stored
      } else dispatch(draftFound({ ...(current.owner === null ? current : emptyDraft), owner }));
    },
  });
}
