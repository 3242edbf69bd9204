import { expect, test } from 'vitest';
import { createAppStore } from '#src/app/store.ts';
import {
  itemAdded,
  itemRemoved,
  newerDraftRefused,
  selectDraft,
  selectNewerDraft,
} from '#src/customer/draft/draft.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';

const [mira, omar] = [`usr_${'1'.repeat(26)}`, `usr_${'2'.repeat(26)}`];
const [first, second, third] = [1, 2, 3].map((digit) => `prd_${String(digit).repeat(26)}`);

/** A browser in which several customers use one tab; `load` is a reload. */
function browser() {
  const data = new Map<string, string>();
  const storage = {
    getItem: (name: string) => data.get(name) ?? null,
    setItem: (name: string, text: string) => void data.set(name, text),
    removeItem: (name: string) => void data.delete(name),
  };
  const load = () =>
    createAppStore({
      configuration: defaults,
      backendReady: Promise.resolve(),
      sessionStorage: null,
      localStorage: storage,
    });
  return { load, data };
}

type Tab = ReturnType<ReturnType<typeof browser>['load']>;
const logIn = (tab: Tab, userId: string) =>
  tab.dispatch(signedIn({ token: userId, role: 'CUSTOMER', expiresAt: '2027-01-10T09:00:00.000Z', userId }));
const productsOf = (tab: Tab) => selectDraft(tab.getState()).items.map(({ productId }) => productId);

test("a visitor's cart belongs to the customer who logs in with it", () => {
  const tab = browser().load();
  tab.dispatch(itemAdded(first ?? ''));
  logIn(tab, mira);
  expect(selectDraft(tab.getState())).toMatchObject({ owner: mira, items: [{ productId: first }] });
});

test('another customer does not get the previous cart, which its owner finds again', () => {
  const { load } = browser();
  const tab = load();
  logIn(tab, mira);
  tab.dispatch(itemAdded(first ?? ''));
  tab.dispatch(signedOut()); // it expired: nothing was cleared
  logIn(tab, omar);
  expect(productsOf(tab)).toEqual([]);
  tab.dispatch(itemAdded(second ?? ''));
  const later = load();
  logIn(later, mira);
  expect(productsOf(later)).toEqual([first]);
  logIn(later, omar);
  expect(productsOf(later)).toEqual([second]);
});

test("with a visitor's cart and an earlier cart of the customer, the customer is asked", () => {
  const { load, data } = browser();
  const tab = load();
  logIn(tab, mira);
  tab.dispatch(itemAdded(first ?? ''));
  tab.dispatch(signedOut());
  logIn(tab, omar);
  data.delete('tranche.draft');
  const visitor = load();
  visitor.dispatch(itemAdded(third ?? ''));
  logIn(visitor, mira);
  expect(productsOf(visitor)).toEqual([third]);
  expect(selectNewerDraft(visitor.getState())).toMatchObject({ items: [{ productId: first }] });
  visitor.dispatch(newerDraftRefused());
  expect(productsOf(visitor)).toEqual([third]);
});

test("a tab of another customer does not overwrite what this one's reload finds", () => {
  const { load } = browser();
  const hers = load();
  logIn(hers, mira);
  hers.dispatch(itemAdded(first ?? ''));
  const his = load();
  logIn(his, omar);
  his.dispatch(itemAdded(second ?? ''));
  const reloaded = load();
  logIn(reloaded, mira);
  expect(productsOf(reloaded)).toEqual([first]);
});

test('a cart that its customer has emptied does not return at a later login', () => {
  const tab = browser().load();
  logIn(tab, mira);
  tab.dispatch(itemAdded(first ?? ''));
  tab.dispatch(signedOut());
  logIn(tab, omar);
  tab.dispatch(signedOut());
  logIn(tab, mira);
  tab.dispatch(itemRemoved(first ?? ''));
  tab.dispatch(signedOut());
  logIn(tab, omar);
  tab.dispatch(signedOut());
  logIn(tab, mira);
  expect(productsOf(tab)).toEqual([]);
});
