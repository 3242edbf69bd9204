import { beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCollateralInfo } from '#contracts/collateral/administration-endpoints.ts';
import { listCollaterals } from '#contracts/collateral/endpoints.ts';
import { listInbox } from '#contracts/inbox/endpoints.ts';
import { listOrders } from '#contracts/orders/endpoints.ts';
import { createRefund } from '#contracts/payments/administration-endpoints.ts';
import { getPayment } from '#contracts/payments/endpoints.ts';
import { listPlans } from '#contracts/plans/list-endpoints.ts';
import { createChangeFeed } from '#src/api/change-feed.ts';
import { followChanges } from '#src/api/follow-changes.ts';
import { contractApi } from '#src/api/from-contract.ts';
import { createAppStore } from '#src/app/store.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { selectToken, signedIn, type SignedInSession } from '#src/platform/session/session.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { fakeClock, fakeOrigin } from '#tests/src/origin.ts';
import { atRest } from '#tests/kit/at-rest.ts';

const { endpoints } = contractApi({
  payment: getPayment,
  plans: listPlans,
  orders: listOrders,
  inbox: listInbox,
  collaterals: listCollaterals,
  refund: createRefund,
  asks: requestCollateralInfo,
});

/** Two tabs of one browser, a customer's with what was just bought and an administrator's, on one backend. */
async function twoTabs() {
  const backend = await openBackend();
  const origin = fakeOrigin();
  const requests: string[] = [];
  const { clock, advance } = fakeClock(Date.now());
  let running = 0;
  vi.stubGlobal('fetch', (address: string, { signal: _signal, ...init }: RequestInit) => {
    const request = new Request(new URL(address, 'http://app.test'), init);
    const owner = request.headers.get('Authorization') === `Bearer ${customer.token}` ? 'customer' : 'other';
    requests.push(`${owner} ${request.method} ${new URL(request.url).pathname}`);
    running += 1;
    return backend.backend.handle(request, '/api/').finally(() => {
      running -= 1;
    });
  });

  function open(name: string, token: string, role: SignedInSession['role']) {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const changeFeed = createChangeFeed({
      clock,
      startedAt: Date.now(),
      intervalMs: 60_000,
      channel: origin.channelOf(name, 'tranche.changes'),
    });
    const store = createAppStore({
      configuration: defaults,
      backendReady: Promise.resolve(),
      sessionStorage: null,
      localStorage: null,
      changeFeed,
    });
    store.dispatch(signedIn({ token, role, expiresAt: '2027-01-10T21:00:00.000Z' }));
    followChanges(changeFeed, store, document as unknown as Document); // the two members that are used
    const setVisibility = (to: DocumentVisibilityState) => {
      document.visibilityState = to;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    return { store, setVisibility };
  }

  const customer = await person(backend);
  const order = await customer.confirmed();
  const { id, version } = await backend.done(
    201,
    'payOrder',
    await customer.payment(order, 'good'),
    customer.as,
  );
  const adminToken = await backend.signIn(people.administrator);
  const [mira, admin] = [open('a', customer.token, 'CUSTOMER'), open('b', adminToken, 'ADMINISTRATOR')];
  const params = { paymentId: id };
  const payment = mira.store.dispatch(endpoints.payment.initiate({ params }));
  const plans = mira.store.dispatch(endpoints.plans.initiate({ query: {} }));
  await Promise.all([payment, plans]);
  /** Lets pass a second, in which the tabs read the changes; ends when all answers have arrived. */
  const second = async () => {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      await advance(100);
      await atRest(
        () => requests.length,
        () => running > 0,
      );
    }
  };
  // The purchase is read from the feed, too: with a frozen clock of the backend it counts as a change since the login.
  await second();
  expect(requests).toContain('customer GET /api/v1/changes');

  const refund = (amountMinor: number) =>
    admin.store.dispatch(
      endpoints.refund.initiate({
        params,
        version,
        key: crypto.randomUUID(),
        body: { amount: { amountMinor, currency: 'EUR' }, reason: 'RETURN', note: null },
      }),
    );
  const cachedState = () => endpoints.payment.select({ params })(mira.store.getState()).data?.status;
  return { backend, customer, mira, admin, requests, refund, cachedState, params, second };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('two persons in two tabs', () => {
  test('the customer’s tab shows a refund within a second and refetches nothing else', async () => {
    const { requests, refund, cachedState, second } = await twoTabs();
    expect(cachedState()).toBe('SUCCEEDED');
    requests.length = 0;
    expect((await refund(50_00)).error).toBeUndefined();
    await second();
    expect(cachedState()).toBe('PARTIALLY_REFUNDED');
    expect(
      new Set(
        requests.filter((line) => line.startsWith('customer')).map((line) => line.replace(/pay_\w+/, '…')),
      ),
    ).toEqual(
      new Set([
        'customer GET /api/v1/changes',
        'customer GET /api/v1/payments/…',
        'customer GET /api/v1/plans',
      ]),
    );
  });

  test('a customer’s tab shows a question about collateral within a second', async () => {
    const { backend, customer, mira, admin, second } = await twoTabs();
    const { id: collateralId } = await customer.offersCollateral();
    await backend.wait(61_000); // the next code is sent after a minute
    const { version } = await (await reviewer(backend, people.administrator)).takes(collateralId);
    const all = { query: {} };
    await Promise.all([
      mira.store.dispatch(endpoints.collaterals.initiate(all)),
      mira.store.dispatch(endpoints.inbox.initiate(all)),
    ]);
    const cachedState = () => ({
      status: endpoints.collaterals.select(all)(mira.store.getState()).data?.items[0]?.status,
      message: endpoints.inbox.select(all)(mira.store.getState()).data?.items[0]?.title,
    });
    expect(cachedState()).toMatchObject({ status: 'UNDER_REVIEW' });
    const asked = { params: { collateralId }, version, key: crypto.randomUUID() };
    const note = { note: 'Please add a photo of the stamp.' };
    expect((await admin.store.dispatch(endpoints.asks.initiate({ ...asked, body: note }))).error).toBe(
      undefined,
    );
    const expected = { status: 'INFO_REQUESTED', message: 'A question about your collateral' };
    await second();
    expect(cachedState()).toEqual(expected);
  });

  test('a change of another customer’s data refetches nothing here', async () => {
    const { backend, requests, mira, second } = await twoTabs();
    const other = await person(backend, '+4915198765432');
    requests.length = 0;
    await other.order();
    mira.setVisibility('hidden');
    mira.setVisibility('visible');
    await second();
    expect(requests).toEqual(['customer GET /api/v1/changes']);
  });

  test('hidden and offline tabs send no requests; both catch up afterwards', async () => {
    const { requests, mira, refund, cachedState, second } = await twoTabs();
    mira.setVisibility('hidden');
    requests.length = 0;
    await refund(50_00);
    await second();
    expect(requests.filter((line) => line.startsWith('customer'))).toEqual([]);
    mira.store.dispatch(connectionChanged(false));
    mira.setVisibility('visible');
    await second();
    expect(requests.filter((line) => line.startsWith('customer'))).toEqual([]);
    mira.store.dispatch(connectionChanged(true));
    await second();
    expect(cachedState()).toBe('PARTIALLY_REFUNDED');
  });

  test('a session that was ended elsewhere ends here', async () => {
    const { backend, customer, mira, second } = await twoTabs();
    await backend.done(204, 'signOut', {}, customer.as);
    mira.setVisibility('hidden');
    mira.setVisibility('visible');
    await second();
    expect(selectToken(mira.store.getState())).toBeNull();
  });
});
