import { describe, expect, test } from 'vitest';
import { defaults } from '#src/platform/settings/configuration.ts';
import {
  codeRequested,
  itemAdded,
  itemRemoved,
  keyMade,
  newerDraftRefused,
  newerDraftSeen,
  offerChosen,
  orderBegun,
  orderCompleted,
  orderSigned,
  payingStopped,
  selectDraft,
  selectDraftKept,
  selectNewerDraft,
} from '#src/customer/draft/draft.ts';
import { draftKey, followOtherTabs } from '#src/customer/draft/storage.ts';
import { createAppStore } from '#src/app/store.ts';
import type { KeyValueStorage } from '#src/platform/storage/storage.ts';

const product = (digit: number) => `prd_${String(digit).repeat(26)}`;
const orderId = `ord_${'0'.repeat(26)}`;
const key = '0b0c5cf4-3c73-4f0e-9a5c-0d3b1c1c1c1c';

function memory(): KeyValueStorage & { readonly data: Map<string, string> } {
  const data = new Map<string, string>();
  return {
    data,
    getItem: (name) => data.get(name) ?? null,
    setItem: (name, text) => void data.set(name, text),
    removeItem: (name) => void data.delete(name),
  };
}

const blocked: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};

/** A tab over a storage; `load` again is a reload. */
const load = (localStorage: KeyValueStorage | null) =>
  createAppStore({
    configuration: defaults,
    backendReady: Promise.resolve(),
    sessionStorage: null,
    localStorage,
  });

const productsOf = (tab: ReturnType<typeof load>) =>
  selectDraft(tab.getState()).items.map(({ productId }) => productId);

/** A tab that is notified when `theirs` writes. */
function tabOver(storage: ReturnType<typeof memory>) {
  const tab = load(storage);
  let notify: (event: StorageEvent) => void = () => undefined;
  followOtherTabs(tab, {
    addEventListener: (_type: string, listener: unknown) => {
      notify = listener as (event: StorageEvent) => void; // the one listener that it adds
    },
  } as Pick<Window, 'addEventListener'>); // only the used members
  return { tab, heard: () => notify({ key: draftKey, newValue: storage.getItem(draftKey) } as StorageEvent) };
}

describe('a draft in the browser', () => {
  test('survives a reload with its keys', () => {
    const storage = memory();
    const before = load(storage);
    before.dispatch(itemAdded(product(1)));
    before.dispatch(keyMade({ operation: 'createOrder', key }));
    const { items, keys, savedAt } = selectDraft(load(storage).getState());
    expect(items).toEqual([{ productId: product(1), quantity: 1 }]);
    expect(keys).toEqual({ createOrder: key });
    expect(savedAt).not.toBeNull();
  });

  test('a key is stored before anything can be sent with it', () => {
    const storage = memory();
    load(storage).dispatch(keyMade({ operation: 'pay', key }));
    expect(storage.getItem(draftKey)).toContain(key);
  });

  test.each(['{', 'null', '"x"', '{"version":1}', '{"version":99,"items":[]}', '[]'])(
    'what is not a draft of this version is dropped: %s',
    (text) => {
      const storage = memory();
      storage.setItem(draftKey, text);
      expect(selectDraft(load(storage).getState()).items).toEqual([]);
    },
  );

  test.each([
    ['blocked', blocked],
    ['absent', null],
  ])('with storage that is %s only a reload loses the draft, and the page knows it', (_why, storage) => {
    const tab = load(storage);
    tab.dispatch(itemAdded(product(1)));
    expect(selectDraft(tab.getState()).items).toHaveLength(1);
    expect(selectDraftKept(tab.getState())).toBe(false);
  });
});

describe('two tabs', () => {
  test('the same purchase at a later step is taken over with its keys', () => {
    const storage = memory();
    load(storage).dispatch(itemAdded(product(1)));
    const { tab, heard } = tabOver(storage);
    load(storage).dispatch(keyMade({ operation: 'createOrder', key }));
    heard();
    expect(selectDraft(tab.getState()).keys).toEqual({ createOrder: key });
    expect(selectNewerDraft(tab.getState())).toBeNull();
  });

  test('a tab with nothing in its cart takes over what the other one puts there', () => {
    const storage = memory();
    const { tab, heard } = tabOver(storage);
    load(storage).dispatch(itemAdded(product(1)));
    heard();
    expect(selectDraft(tab.getState()).items).toHaveLength(1);
    expect(selectNewerDraft(tab.getState())).toBeNull();
  });

  test('both tabs follow what either of them adds to or removes from the cart', () => {
    const storage = memory();
    const first = tabOver(storage);
    const second = tabOver(storage);
    first.tab.dispatch(itemAdded(product(1)));
    second.heard();
    second.tab.dispatch(itemAdded(product(2)));
    first.heard();
    first.tab.dispatch(itemAdded(product(3)));
    second.heard();
    expect(productsOf(first.tab)).toEqual([product(1), product(2), product(3)]);
    expect(productsOf(second.tab)).toEqual(productsOf(first.tab));
    second.tab.dispatch(itemRemoved(product(1)));
    first.heard();
    expect(productsOf(first.tab)).toEqual([product(2), product(3)]);
    expect(selectNewerDraft(first.tab.getState())).toBeNull();
  });

  /** A tab with one product and a plan, and another tab with two products and another plan. */
  function withAnotherPlan() {
    const storage = memory();
    load(storage).dispatch(itemAdded(product(1)));
    const { tab, heard } = tabOver(storage);
    const other = load(storage);
    other.dispatch(itemAdded(product(2)));
    other.dispatch(offerChosen('STD12'));
    heard();
    return { storage, tab };
  }

  test('another plan waits for the choice; keeping this one saves it', () => {
    const { storage, tab } = withAnotherPlan();
    expect(selectNewerDraft(tab.getState())?.items).toHaveLength(2);
    expect(selectDraft(tab.getState()).items).toHaveLength(1);
    tab.dispatch(newerDraftRefused());
    expect(selectNewerDraft(tab.getState())).toBeNull();
    expect(selectDraft(load(storage).getState()).items).toHaveLength(1);
  });

  test('a product that is added before the choice joins the products of both tabs', () => {
    const { storage, tab } = withAnotherPlan();
    tab.dispatch(itemAdded(product(3)));
    expect(productsOf(tab)).toEqual([product(1), product(2), product(3)]);
    expect(productsOf(load(storage))).toEqual(productsOf(tab));
    expect(selectNewerDraft(tab.getState())).toBeNull();
  });

  test('of a product in both carts the larger quantity counts', () => {
    const { storage, tab } = withAnotherPlan();
    load(storage).dispatch(itemAdded(product(1)));
    tab.dispatch(newerDraftSeen(selectDraft(load(storage).getState())));
    tab.dispatch(itemAdded(product(1)));
    expect(selectDraft(tab.getState()).items).toEqual([
      { productId: product(1), quantity: 3 },
      { productId: product(2), quantity: 1 },
    ]);
  });

  test('a cart with an order is not replaced without asking', () => {
    const storage = memory();
    load(storage).dispatch(itemAdded(product(1)));
    const { tab, heard } = tabOver(storage);
    tab.dispatch(orderBegun('ord_01JH8ZK3W00000000000000000'));
    load(storage).dispatch(itemAdded(product(2)));
    heard();
    expect(productsOf(tab)).toEqual([product(1)]);
    expect(selectNewerDraft(tab.getState())?.items).toHaveLength(2);
  });

  test('an order that is being signed ignores what another tab adds', () => {
    const storage = memory();
    load(storage).dispatch(itemAdded(product(1)));
    load(storage).dispatch(orderBegun(orderId));
    const first = tabOver(storage);
    const second = tabOver(storage);
    second.tab.dispatch(itemAdded(product(2)));
    first.heard();
    first.tab.dispatch(codeRequested(1));
    second.heard();
    expect(productsOf(second.tab)).toEqual([product(1), product(2)]);
    expect(productsOf(load(storage))).toEqual([product(1), product(2)]);
    expect(selectDraft(first.tab.getState())).toMatchObject({ orderId, codeRound: 1 });
    expect(productsOf(first.tab)).toEqual([product(1)]);

    first.tab.dispatch(orderSigned({ orderId, paying: true }));
    first.tab.dispatch(keyMade({ operation: `pay:${orderId}`, key }));
    second.heard();
    const stored = selectDraft(load(storage).getState());
    expect(stored).toMatchObject({ unpaid: { orderId, paying: true }, keys: { [`pay:${orderId}`]: key } });
    expect(productsOf(second.tab)).toEqual([product(1), product(2)]);
    first.tab.dispatch(orderCompleted(orderId));
    expect(selectDraft(load(storage).getState())).toMatchObject({ unpaid: null, keys: {} });
    expect(productsOf(load(storage))).toEqual([product(1), product(2)]);
  });

  /** Two tabs with the same cart and order. */
  function withOneOrder() {
    const storage = memory();
    load(storage).dispatch(itemAdded(product(1)));
    load(storage).dispatch(orderBegun(orderId));
    return { first: tabOver(storage), second: tabOver(storage) };
  }

  test('an order that one tab signs is signed in the other one without asking', () => {
    const { first, second } = withOneOrder();
    first.tab.dispatch(orderSigned({ orderId, paying: true }));
    second.heard();
    expect(selectNewerDraft(second.tab.getState())).toBeNull();
    expect(selectDraft(second.tab.getState())).toMatchObject({
      items: [],
      unpaid: { orderId, paying: true },
    });
    first.tab.dispatch(orderCompleted(orderId));
    second.heard();
    expect(selectDraft(second.tab.getState()).unpaid).toBeNull();
  });

  test('a tab that only reads of the signature does not stop another’s payment', () => {
    const { first, second } = withOneOrder();
    first.tab.dispatch(orderSigned({ orderId, paying: true }));
    second.tab.dispatch(orderSigned({ orderId, paying: false }));
    first.heard();
    expect(selectDraft(first.tab.getState()).unpaid).toEqual({ orderId, paying: true });
    second.tab.dispatch(payingStopped());
    first.heard();
    expect(selectDraft(first.tab.getState()).unpaid).toEqual({ orderId, paying: true });
  });

  const signature = { operation: `confirm:${'0'.repeat(26)}`, key };

  test('a tab that reads the signed order early does not stop the signing tab’s payment', () => {
    const { first, second } = withOneOrder();
    first.tab.dispatch(keyMade(signature));
    second.tab.dispatch(orderSigned({ orderId, paying: false }));
    first.heard();
    expect(selectDraft(first.tab.getState()).unpaid).toEqual({ orderId, paying: true });
  });

  test('a tab that saves something before it knows of the press does not undo the press', () => {
    const { first, second } = withOneOrder();
    first.tab.dispatch(keyMade(signature));
    second.tab.dispatch(codeRequested(1));
    first.heard();
    expect(selectDraft(first.tab.getState())).toMatchObject({
      codeRound: 1,
      keys: { [signature.operation]: key },
    });
  });
});
