import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { api } from '#src/api/api.ts';
import { draftKey, followOtherTabs } from '#src/customer/draft/storage.ts';
import { emptyDraft } from '#src/customer/draft/schema.ts';
import { documentNamed } from '#mocks/resources/legal/documents.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { choosesNewCard, takesDemoCard } from '#tests/kit/pay-by.ts';
import { person } from '#tests/kit/person.ts';
import { visit, storedDraft } from '#tests/kit/visit.tsx';
import { atTheSignature, count } from './at-the-signature.ts';

const here = '/checkout/confirmation';

/** A tab at the signature that hears of no changes, while another tab uses its code and buys the order. */
async function boughtByAnotherTab() {
  const app = await atTheSignature();
  const { customer, backend, later, latestCode } = app;
  const real = globalThis.fetch;
  globalThis.fetch = (...call) =>
    /\/v1\/changes/.test(String(call[0] instanceof Request ? call[0].url : call[0]))
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(...call);
  await later(1_000);
  for (const box of screen.getAllByRole('checkbox')) await customer.user.click(box);
  return {
    ...app,
    async buys() {
      const { token } = selectSession(app.store.getState()) ?? {};
      const as = { token: token ?? '' };
      const order = app.backend.store.tables.orders.get(storedDraft().orderId ?? '');
      const params = { orderId: order?.id ?? '' };
      const { id: quoteId = '', hash: quoteHash = '' } =
        app.backend.store.tables.quotes.get(order?.quoteId ?? '') ?? {};
      const body = { purpose: 'CONFIRM_ORDER', ...params, quoteId } as const;
      const challenge =
        app.backend.store.tables.challenges
          .all()
          .find(({ orderId, status }) => orderId === params.orderId && status === 'ISSUED') ??
        (await backend.done(201, 'createChallenge', { body }, as));
      const code = { params: { challengeId: challenge.id }, body: { code: latestCode() } };
      await backend.done(200, 'verifyChallenge', code, as);
      const { version, hash } = documentNamed('terms', '2026-11') ?? {};
      const terms = { version: version ?? '', hash: hash ?? '' };
      const signature = { params, body: { quoteHash, terms, challengeId: challenge.id } };
      const { downPayment } = await backend.done(200, 'confirmOrder', signature, as);
      const cardTokenId = storedDraft().card?.id ?? '';
      const sources = [{ kind: 'CARD', cardTokenId, amountMinor: downPayment.amountMinor }] as const;
      await backend.done(
        201,
        'payOrder',
        { params, body: { amount: downPayment, sources: [...sources] } },
        as,
      );
    },
  };
}

describe('an order that another tab has bought', () => {
  test('is shown as bought where its code is refused as used', async () => {
    const { customer, buys, latestCode } = await boughtByAnotherTab();
    await customer.user.click(screen.getByRole('button', { name: 'Send me the code' }));
    await customer.entersCode(latestCode());
    await buys();
    await customer.user.click(screen.getByRole('button', { name: /^Confirm and pay €120\.00/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ })).toBeVisible();
    expect(screen.queryByText(/no longer valid/)).toBeNull();
  });

  test('is shown as bought where no code is sent for it any more', async () => {
    const { customer, buys } = await boughtByAnotherTab();
    await buys();
    await customer.user.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ })).toBeVisible();
  });
});

describe('the payment of a confirmed order', () => {
  test('a page that waits for the bank polls only while it is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const app = await atTheSignature('slow');
    await app.customer.confirms();
    await screen.findByRole('heading', { level: 1, name: 'Completing your payment' });
    const reads = () => count(app.requests, /^GET .*\/payments\//);
    const first = reads();
    await waitFor(() => expect(reads()).toBeGreaterThan(first));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await app.rest();
    const hidden = reads();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await app.rest();
    expect(reads()).toBe(hidden);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads()).toBeGreaterThan(hidden));
    visibility.mockRestore();
  });

  test('after a declined card another one completes the same order', async () => {
    const app = await atTheSignature('declined');
    expect(await app.customer.pays()).toEqual({ status: 'FAILED' });
    expect(screen.getByText('The bank declined this card.')).toBeInTheDocument();
    expect(screen.getByText('Pay by').parentElement).toHaveTextContent('Pay by13 Jan 2027, 10:00');
    expect(await app.customer.retries('good')).toEqual({ status: 'SUCCEEDED' });
    const payments = app.backend.store.tables.payments
      .all()
      .filter(({ createdAt }) => createdAt >= '2027-01-10T09');
    expect(payments).toHaveLength(1);
    expect(payments[0]?.attempts.map(({ result }) => result)).toEqual(['DECLINED', 'SUCCEEDED']);
  });

  test('after a decline the chosen card stays within reach while another one is entered', async () => {
    const { customer } = await atTheSignature('poor');
    expect(await customer.pays()).toEqual({ status: 'FAILED' });
    const known = await screen.findByRole('radio', { checked: true });
    await customer.user.click(screen.getByRole('radio', { name: 'New card' }));
    expect(screen.getByLabelText('Card number')).toBeVisible();
    await customer.user.click(known);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByRole('button', { name: /^Pay €120\.00/ })).toBeEnabled();
  });

  test('a card entered after a decline stays within reach when its payment fails', async () => {
    const { customer, requests } = await atTheSignature('declined');
    expect(await customer.pays()).toEqual({ status: 'FAILED' });
    const real = globalThis.fetch;
    globalThis.fetch = (...call) =>
      String(call[0]).endsWith('/retry') ? Promise.reject(new TypeError('Failed to fetch')) : real(...call);
    await choosesNewCard(customer.user, screen);
    await takesDemoCard(customer.user, screen);
    await customer.user.click(screen.getByRole('button', { name: /^Pay €120\.00/ }));
    expect(await screen.findByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
    globalThis.fetch = real;
    expect(count(requests, /\/retry$/)).toBe(0);
    expect(await customer.retries('good')).toEqual({ status: 'SUCCEEDED' });
  });

  test('a reload before the answer to the signature continues with the payment', async () => {
    const app = await atTheSignature();
    const real = globalThis.fetch;
    const late = Promise.withResolvers<void>();
    globalThis.fetch = async (...call) => {
      const answer = await real(...call);
      if (String(call[0]).endsWith('/confirm')) await late.promise;
      return answer;
    };
    await app.customer.confirms();
    const order = () => app.backend.store.tables.orders.get(storedDraft().orderId ?? '');
    await waitFor(() => expect(order()?.status).toBe('AWAITING_DOWN_PAYMENT'));
    app.unmount();

    const headings = new Set<string>();
    const read = () => headings.add(screen.queryByRole('heading', { level: 1 })?.textContent ?? '');
    const watch = new MutationObserver(read);
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { requests } = await visit(here, { on: app.backend });
    await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ });
    watch.disconnect();
    expect(headings).not.toContain('Complete your payment');
    expect(count(requests, /\/pay$/)).toBe(1);
    late.resolve();
  });

  test('after a lost answer the request is repeated with the same key', async () => {
    const app = await atTheSignature();
    const real = globalThis.fetch;
    let lostResponses = 0;
    globalThis.fetch = async (...call) => {
      const answer = await real(...call);
      if (!String(call[0]).endsWith('/pay') || lostResponses > 0) return answer;
      lostResponses += 1;
      throw new TypeError('Failed to fetch');
    };
    await app.customer.confirms();
    await screen.findByRole('heading', { level: 1, name: /Something needs|^€[\d.,]+ paid$/ });
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry) await app.customer.user.click(retry);
    await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ });
    globalThis.fetch = real;
    expect(lostResponses).toBe(1);
    const keys = app.requests.filter(({ name }) => name.endsWith('/pay')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(
      app.backend.store.tables.payments.all().filter(({ createdAt }) => createdAt >= '2027-01-10T09'),
    ).toHaveLength(1);
  });

  test('an attempt that did not arrive keeps its key beyond the page', async () => {
    const app = await atTheSignature('poor');
    expect(await app.customer.pays()).toEqual({ status: 'FAILED' });
    const real = globalThis.fetch;
    let lostResponses = 0;
    globalThis.fetch = (...call) => {
      if (!String(call[0]).endsWith('/retry')) return real(...call);
      lostResponses += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await app.customer.user.click(screen.getByRole('button', { name: /^Pay €120\.00/ }));
    await waitFor(() => expect(lostResponses).toBe(1));
    globalThis.fetch = real;
    const attempts = () => Object.entries(storedDraft().keys).filter(([name]) => /:1:.*tok_/.test(name));
    await waitFor(() => expect(attempts()).toHaveLength(1));
    const [[, first] = []] = attempts();

    expect(await app.customer.retries('good')).toEqual({ status: 'SUCCEEDED' });
    const sent = app.requests.filter(({ name }) => name.endsWith('/retry')).map(({ key }) => key);
    expect(sent).toHaveLength(1);
    expect(sent).not.toContain(first);
  });

  test('an order that another tab pays ends in its receipt here', async () => {
    const { store, backend, later } = await atTheSignature();
    await later(61_000); // the next code is sent after a minute
    backend.newMessage(); // the code that this tab signed in with
    const other = await person(backend);
    const { orderId, quoteId, owner } = storedDraft();
    if (orderId === null) throw new Error('There is no order');
    followOtherTabs(store, window);
    const otherTabSaves = (unpaid: { orderId: string; paying: boolean } | null) =>
      act(() => {
        const newValue = JSON.stringify({ ...emptyDraft, owner, unpaid });
        window.dispatchEvent(new StorageEvent('storage', { key: draftKey, newValue }));
      });
    otherTabSaves({ orderId, paying: true });
    otherTabSaves(null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Review and confirm');

    const params = { orderId, quoteId: quoteId ?? '' };
    const { call } = await other.signed(await backend.done(200, 'getQuote', { params }, other.as));
    await other.pays(await backend.done(200, 'confirmOrder', call, other.as));
    store.dispatch(api.util.invalidateTags(['order', 'payment'])); // as when the feed of changes is read
    await screen.findByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ });
    expect(window.location.search).toBe(`?order=${orderId}`);
    expect(backend.store.tables.payments.by('orderId', orderId)).toHaveLength(1);
  });
});
