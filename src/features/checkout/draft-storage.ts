import { type Middleware, isAction } from '@reduxjs/toolkit';
import {
  Draft,
  draftFound,
  draftNotKept,
  draftSaved,
  type DraftState,
  emptyDraft,
  isOpen,
  newerDraftSeen,
} from './draft.ts';
import type { KeyValueStorage } from '#src/platform/session-storage.ts';

export const draftKey = 'tranche.draft';

interface Surroundings {
  /** Null where the browser blocks storage: then the draft lives as long as the tab, and the page says so. */
  readonly storage: KeyValueStorage | null;
  /** The present, as an instant of this machine. */
  readonly now: () => string;
}

interface Holder {
  getState(): { readonly draft: DraftState };
  dispatch(action: ReturnType<typeof draftFound> | ReturnType<typeof newerDraftSeen>): unknown;
}

/** Keeps every change of the draft, before the dispatch that made it returns: a key is stored before it is sent. */
export function draftPersistence({ storage, now }: Surroundings): Middleware<object, { draft: DraftState }> {
  return (store) => (next) => (action) => {
    const before = store.getState().draft.current;
    const result = next(action);
    const { current } = store.getState().draft;
    const isOwn = isAction(action) && !draftSaved.match(action) && !draftFound.match(action);
    if (current === before || !isOwn) return result;
    const savedAt = now();
    const kept = write(storage, { ...current, savedAt });
    store.dispatch(kept ? draftSaved(savedAt) : draftNotKept());
    return result;
  };
}

function write(storage: KeyValueStorage | null, draft: Draft): boolean {
  if (!storage) return false;
  try {
    storage.setItem(draftKey, JSON.stringify(draft));
    return true;
  } catch {
    return false; // blocked or full
  }
}

/** The draft of before, or null: none, unreadable, or of another version. */
export function restoreDraft(storage: KeyValueStorage | null): Draft | null {
  try {
    return parseDraft(storage?.getItem(draftKey) ?? null);
  } catch {
    return null; // the mere access throws where storage is blocked
  }
}

function parseDraft(text: string | null): Draft | null {
  try {
    const checked = Draft.safeParse(JSON.parse(text ?? ''));
    return checked.success ? checked.data : null;
  } catch {
    return null;
  }
}

/** True when both are about the same purchase, however far each of them has come. */
export function isSameWish(a: Draft, b: Draft): boolean {
  return JSON.stringify(wishOf(a)) === JSON.stringify(wishOf(b));
}

function wishOf({ items, offerCode, downPaymentBps, dueDay }: Draft) {
  return [items.map(({ productId, quantity }) => [productId, quantity]), offerCode, downPaymentBps, dueDay];
}

/**
 * Listens to what other tabs save. The same purchase, come further, is taken over silently, so that both tabs send
 * the same keys; so is any draft while this tab has none. A different one is the customer's choice.
 */
export function followOtherTabs(holder: Holder, window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== draftKey) return;
    const theirs = parseDraft(newValue) ?? emptyDraft;
    const { current } = holder.getState().draft;
    const silent = isSameWish(theirs, current) || !isOpen(current);
    holder.dispatch(silent ? draftFound(theirs) : newerDraftSeen(theirs));
  });
}
