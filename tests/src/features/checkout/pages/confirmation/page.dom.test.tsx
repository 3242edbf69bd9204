import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { autofillCode } from '#src/features/auth/code-autofill.ts';
import { api } from '#src/api/api.ts';
import type { Draft } from '#src/features/checkout/draft.ts';
import { unsavedWork } from '#src/platform/unsaved-work.ts';
import { testCards } from '#src/features/checkout/test-cards.ts';
import { productNamed, visit, storedDraft } from '#tests/kit/visit.tsx';

const here = '/checkout/confirmation';
const patience = { timeout: 10_000 };
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const wish: Partial<Draft> = {
  items: [{ productId: productNamed('Espresso machine'), quantity: 1 }],
  offerCode: 'STD6',
};

/** Signs in, at the page itself, with a card of the demo in the draft. */
async function atTheSignature(card = '4242 4242 4242 4242') {
  const user = userEvent.setup();
  const shop = await visit(here, { draft: wish });
  const token = await fetch('/api/v1/card-tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({
      number: card.replaceAll(' ', ''),
      expMonth: 12,
      expYear: 2030,
      cvc: '123',
      holder: 'Mira Okafor',
    }),
  });
  const { id, label } = (await token.json()) as { id: string; label: string };
  shop.store.dispatch({ type: 'draft/cardChosen', payload: { id, label } });
  await user.type(await screen.findByLabelText('Phone or e-mail'), '+49 151 12345678{Enter}');
  await screen.findByLabelText('Digit 1 of 6', {}, patience);
  autofillCode(shop.latestCode());
  await screen.findByRole('button', { name: 'Send me the code' }, patience);
  return { user, ...shop };
}

/** Waits until no further request is made, so that none of them is what holds the update back. */
async function settleRequests(asked: readonly unknown[]): Promise<void> {
  const { length } = asked;
  await new Promise((later) => setTimeout(later, 300));
  if (asked.length !== length) await settleRequests(asked);
}

type Shop = Awaited<ReturnType<typeof atTheSignature>>;

async function sign({ user, latestCode, later }: Shop) {
  await later(1_000); // so that the newest message is known by its time
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await screen.findByLabelText('Digit 1 of 6', {}, patience);
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.keyboard(latestCode());
  await user.dblClick(screen.getByRole('button', { name: /^Confirm and pay €120\.00/ }));
}

const count = (asked: Shop['asked'], name: RegExp) => asked.filter((call) => name.test(call.name)).length;

// Expected figures: docs/domain.md, "Worked examples", an order of 1,200.00 over six months.
describe('the confirmation', () => {
  test('[ROUTE-07] shows the binding figures, and asks for two boxes that nobody has ticked', async () => {
    const { user, asked } = await atTheSignature();
    const text = plain(document.querySelector('main')?.textContent);
    for (const figure of ['€1,080.00', '€120.00', '€22.16', '€1,222.16', '7.00%', '7.23%', '10 Jul 2027']) {
      expect(text).toContain(figure);
    }
    expect(text).toContain('1 × Espresso machine');
    expect(screen.getByRole('link', { name: 'Within 14 days' })).toHaveAttribute(
      'href',
      '/other/terms#withdrawal',
    );
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect(boxes[0]).toHaveFocus();
    expect(screen.getAllByText('Please accept to continue')).toHaveLength(2);
    expect(count(asked, /\/challenges$/)).toBe(1); // the one for signing in
    expect(screen.queryByText(/These figures hold for/)).toBeNull();
  });

  test('one purchase, however often the button is pressed; then the receipt', async () => {
    const shop = await atTheSignature();
    await sign(shop);
    await screen.findByRole('heading', { level: 1, name: 'Order confirmed' }, patience);
    const { tables } = shop.shop;
    const [order, ...more] = tables.orders
      .all()
      .filter(({ createdAt }) => createdAt === '2027-01-10T09:00:00.000Z');
    expect(more).toEqual([]);
    expect(order).toMatchObject({ status: 'ACTIVE', downPayment: 12_000 });
    expect(
      tables.payments.by('orderId', order?.id ?? '').map(({ status, amount }) => [status, amount]),
    ).toEqual([['SUCCEEDED', 12_000]]);
    for (const text of [order?.number, order?.planNumber])
      expect(await screen.findByText(text ?? '?')).toBeVisible();
    expect(await screen.findByText(/Wednesday,? 10 February 2027/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plan' })).toHaveAttribute(
      'href',
      `/installments/details?plan=${order?.planNumber}`,
    );
    expect(window.location.search).toBe(`?order=${order?.id}`);
    await waitFor(() => expect(storedDraft()).toMatchObject({ items: [], orderId: null, unpaid: null }));
    expect(count(shop.asked, /\/confirm$/)).toBe(1);
    expect(count(shop.asked, /\/pay$/)).toBe(1);
  });

  test('one ticked box, a code that is asked for and a bank that decides each hold an update back [PWA-05]', async () => {
    const shop = await atTheSignature('4000 0000 0000 3220');
    await waitFor(() => expect(unsavedWork.held).toBe(false));
    const [terms, privacy] = screen.getAllByRole('checkbox');
    for (const box of [terms, privacy]) {
      await shop.user.click(box ?? document.body);
      await waitFor(() => expect(unsavedWork.held).toBe(true));
      await shop.user.click(box ?? document.body);
      await waitFor(() => expect(unsavedWork.held).toBe(false));
    }
    await sign(shop);
    await screen.findByRole('heading', { level: 1, name: 'Completing your payment' }, patience);
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    await settleRequests(shop.asked);
    expect(unsavedWork.held).toBe(true);
  });

  test('the page that waits for the bank asks while it is shown, and at once when it is shown again', async () => {
    const shop = await atTheSignature('4000 0000 0000 3220');
    await sign(shop);
    await screen.findByRole('heading', { level: 1, name: 'Completing your payment' }, patience);
    const reads = () => count(shop.asked, /^GET .*\/payments\//);
    const first = reads();
    await waitFor(() => expect(reads()).toBeGreaterThan(first), patience);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await settleRequests(shop.asked);
    const hidden = reads();
    await new Promise((later) => setTimeout(later, 2_500));
    expect(reads()).toBe(hidden);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reads()).toBeGreaterThan(hidden), { timeout: 900 });
    visibility.mockRestore();
  });

  test('a declined card loses nothing: another one completes the same order', async () => {
    const shop = await atTheSignature('4000 0000 0000 0002');
    await sign(shop);
    await screen.findByRole('heading', { level: 1, name: 'The payment did not go through' }, patience);
    expect(screen.getByText('The bank declined this card.')).toBeInTheDocument();
    const good = testCards[0]?.number ?? '';
    await shop.user.click(screen.getByRole('button', { name: good }));
    await shop.user.dblClick(screen.getByRole('button', { name: /^Pay €120\.00/ }));
    await screen.findByRole('heading', { level: 1, name: 'Order confirmed' }, patience);
    const payments = shop.shop.tables.payments.all().filter(({ createdAt }) => createdAt >= '2027-01-10T09');
    expect(payments).toHaveLength(1);
    expect(payments[0]?.attempts.map(({ result }) => result)).toEqual(['DECLINED', 'SUCCEEDED']);
  });

  test('an answer that got lost is asked for again with the same key', async () => {
    const shop = await atTheSignature();
    const real = globalThis.fetch;
    let lost = 0;
    globalThis.fetch = async (...call) => {
      const answer = await real(...call);
      if (!String(call[0]).endsWith('/pay') || lost > 0) return answer;
      lost += 1;
      throw new TypeError('Failed to fetch');
    };
    await sign(shop);
    await screen.findByRole('heading', { level: 1, name: /Something needs|Order confirmed/ }, patience);
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry) await shop.user.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Order confirmed' }, patience);
    globalThis.fetch = real;
    expect(lost).toBe(1);
    const keys = shop.asked.filter(({ name }) => name.endsWith('/pay')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(
      shop.shop.tables.payments.all().filter(({ createdAt }) => createdAt >= '2027-01-10T09'),
    ).toHaveLength(1);
  });

  test('figures that ran out are shown beside the new ones, and need a new decision', async () => {
    const shop = await atTheSignature();
    await shop.later(20 * 60_000);
    shop.store.dispatch(api.util.invalidateTags(['Order'])); // somebody is there: the session does not end
    await waitFor(() => expect(shop.asked.at(-1)?.name).toMatch(/^GET .*orders/));
    await shop.later(11 * 60_000);
    for (const box of screen.getAllByRole('checkbox')) await shop.user.click(box);
    await shop.user.click(screen.getByRole('button', { name: 'Send me the code' }));
    await screen.findByRole('heading', { level: 1, name: 'The amounts have changed' }, patience);
    expect(await screen.findByRole('columnheader', { name: 'Before' })).toBeInTheDocument();
    const was = storedDraft().quoteId;
    await shop.user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
    await screen.findByRole('button', { name: 'Send me the code' }, patience);
    expect(storedDraft().quoteId).not.toBe(was);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  test('an order that another device cancelled is not paid; the cart is still there', async () => {
    const shop = await atTheSignature();
    const { orderId } = storedDraft();
    await shop.shop.transact(({ tables }) => {
      const order = tables.orders.get(orderId ?? '');
      if (order) tables.orders.replace({ ...order, status: 'CANCELLED', version: order.version + 1 });
    });
    shop.store.dispatch(api.util.invalidateTags(['Order']));
    await screen.findByRole('heading', { level: 1, name: 'This order has ended' }, patience);
    await shop.user.click(screen.getByRole('button', { name: 'Continue with the same cart' }));
    await screen.findByRole('button', { name: 'Send me the code' }, patience);
    expect(storedDraft()).toMatchObject({ items: wish.items });
    expect(storedDraft().orderId).not.toBe(orderId);
  });

  test('without a cart there is nothing to confirm', async () => {
    sessionStorage.setItem(
      'tranche.session',
      JSON.stringify({ token: 'token', role: 'CUSTOMER', expiresAt: '2027-01-10T10:00:00.000Z' }),
    );
    await visit(here);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nothing to confirm yet' }, patience),
    ).toBeVisible();
  });
});
