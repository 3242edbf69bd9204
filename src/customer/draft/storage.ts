import { isAnyOf } from '@reduxjs/toolkit';
import { draftFound, draftNotKept, draftSaved, newerDraftSeen } from './draft.ts';
import { Draft, emptyDraft, isOpen, isSigning, paymentKeys } from './schema.ts';
import type { DraftState } from './changes.ts';
import { isOthers, keepForOwner } from './owner.ts';
import { type KeyValueStorage, storedValue } from '#src/platform/storage/storage.ts';
import type { Listen } from '#src/platform/store/listening.ts';

export const draftKey = 'tranche.draft';

const stored = (storage: KeyValueStorage | null) => storedValue(storage, draftKey, Draft);

interface DraftStorage {
  /** Null where the browser blocks storage: the draft then lasts as long as the page, and the page says so. */
  readonly storage: KeyValueStorage | null;
  /** Returns the current instant by this machine's clock. */
  readonly now: () => string;
}

/** What is no change by the customer in this tab. */
const isNews = isAnyOf(draftSaved, draftFound);

interface Holder {
  getState(): { readonly draft: DraftState };
  dispatch(action: ReturnType<typeof draftFound> | ReturnType<typeof newerDraftSeen>): unknown;
}

/** Stores every change of the draft before the dispatch returns, so that a key is stored before it is sent. */
export function draftPersistence(listen: Listen, { storage, now }: DraftStorage): void {
  listen({
    predicate: (action, { draft }, before) => draft.current !== before.draft.current && !isNews(action),
    effect(_action, { dispatch, getState }) {
      const { draft } = getState();
      const theirs = stored(storage).read(); // another tab may have stored a draft of a customer
      if (theirs && isOthers(theirs, draft.current)) keepForOwner(storage, theirs);
      const savedAt = now();
      const isStored = stored(storage).write({ ...draftToStore(draft), savedAt });
      dispatch(isStored ? draftSaved(savedAt) : draftNotKept());
    },
  });
}

/**
 * Until the customer has chosen between this tab's draft and another tab's cart, that cart stays stored, so that no
 * reload of either tab loses a product. Of this tab's draft only the parts of a confirmed order are stored with it.
 */
function draftToStore({ current, newer }: DraftState): Draft {
  if (newer === null || newer.items.length === 0) return current;
  const keys = { ...newer.keys, ...paymentKeys(current.keys) };
  return { ...newer, unpaid: current.unpaid, keys };
}

/** Returns the stored draft; null if there is none, or it is unreadable or of another version. */
export function restoreDraft(storage: KeyValueStorage | null): Draft | null {
  return stored(storage).read();
}

/** True when both drafts belong to the same purchase, whichever step each has reached. */
export function isSamePurchase(a: Draft, b: Draft): boolean {
  return JSON.stringify(purchaseOf(a)) === JSON.stringify(purchaseOf(b));
}

function purchaseOf({ items, discountCode, offerCode, downPaymentBps, dueDay }: Draft) {
  return [
    items.map(({ productId, quantity }) => [productId, quantity]),
    discountCode,
    offerCode,
    downPaymentBps,
    dueDay,
  ];
}

/**
 * True while only the cart differs and this tab has no order yet: the draft that was saved last then has all changes.
 */
function isSamePlan(theirs: Draft, mine: Draft): boolean {
  return mine.orderId === null && isSamePurchase({ ...theirs, items: [] }, { ...mine, items: [] });
}

/** True when the other tab has confirmed the order of this tab's cart, so that its draft is the later one. */
const hasSigned = (theirs: Draft, { orderId }: Draft) =>
  orderId !== null && theirs.unpaid?.orderId === orderId;

/**
 * Keeps this tab's own press, which another tab may not have heard of when it saved its draft: that it signs this order,
 * and whether it pays. A tab that stops or only watches must not stop another tab's payment.
 */
function withOwnPress(theirs: Draft, mine: Draft): Draft {
  const { unpaid } = theirs;
  if (unpaid !== null && unpaid.orderId === mine.unpaid?.orderId) return { ...theirs, unpaid: mine.unpaid };
  if (!isSigning(mine)) return theirs;
  if (unpaid !== null && unpaid.orderId === mine.orderId)
    return { ...theirs, unpaid: { ...unpaid, paying: true } };
  return theirs.orderId === mine.orderId ? { ...theirs, keys: { ...mine.keys, ...theirs.keys } } : theirs;
}

/**
 * Follows drafts that other tabs save. Taken over without asking: the same purchase at a later step, so that both
 * tabs send the same keys; another cart before this tab has an order; any draft while this tab has none. Otherwise
 * the customer chooses.
 */
export function followOtherTabs(holder: Holder, window: Pick<Window, 'addEventListener'>): void {
  stored(null).onOtherTabs(window, (saved) => {
    const theirs = saved ?? emptyDraft;
    const { current } = holder.getState().draft;
    if (isOthers(theirs, current)) return;
    const silent =
      isSamePurchase(theirs, current) ||
      isSamePlan(theirs, current) ||
      hasSigned(theirs, current) ||
      !isOpen(current);
    holder.dispatch(silent ? draftFound(withOwnPress(theirs, current)) : newerDraftSeen(theirs));
  });
}
