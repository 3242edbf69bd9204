import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { api } from '#src/api/api.ts';
import { newerDraftSeen, scratchcardAdded, selectBought, selectDraft } from '#src/customer/draft/draft.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { productNamed, visit, storedDraft } from '#tests/kit/visit.tsx';
import { atTheSignature, count, items } from './at-the-signature.ts';

const here = '/checkout/confirmation';
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';

// Expected figures: docs/domain.md, "Worked examples", an order of 1,200.00 over six months.
describe('the confirmation', () => {
  test('[ROUTE-07] shows the binding figures, and asks for two boxes that are not ticked', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { customer, requests, later, changeFeed } = await atTheSignature();
    const text = plain(document.querySelector('main')?.textContent);
    for (const figure of [
      '€1,080.00',
      '€120.00',
      '€22.16',
      '€1,222.16',
      '7.00%',
      '7.23%',
      '10 Jul 2027',
      '€8.00',
      '€24.00',
      '€8.00',
      '€24.00',
    ]) {
      expect(text).toContain(figure);
    }
    expect(text).toContain('1 × Espresso machine');
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull(); // not before it is signed
    await customer.user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Change the plan' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Within 14 days' })).toHaveAttribute(
      'href',
      '/other/terms#withdrawal',
    );
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    await customer.user.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect(boxes[0]).toHaveFocus();
    expect(screen.getAllByText('Please accept to continue')).toHaveLength(2);
    expect(count(requests, /\/challenges$/)).toBe(1); // the one for signing in
    expect(screen.queryByText(/These figures hold for/)).toBeNull();
    await later(26 * 60_000); // of the 30 minutes of a quote
    changeFeed.wakeAll();
    expect(await screen.findByText(/^These figures hold for/)).toHaveTextContent(/for [34]:\d\d$/);
  });

  test('one purchase, however often the button is pressed; then the receipt', async () => {
    const app = await atTheSignature();
    expect(await app.customer.pays()).toEqual({ status: 'SUCCEEDED' });
    const { tables } = app.backend.store;
    const [order, ...more] = tables.orders
      .all()
      .filter(({ createdAt }) => createdAt === '2027-01-10T09:00:00.000Z');
    expect(more).toEqual([]);
    expect(order).toMatchObject({ status: 'ACTIVE', downPayment: 12_000 });
    expect(
      tables.payments.by('orderId', order?.id ?? '').map(({ status, amount }) => [status, amount]),
    ).toEqual([['SUCCEEDED', 12_000]]);
    expect(await screen.findByText(order?.number ?? '?')).toBeVisible();
    await waitFor(() =>
      expect(plain(document.querySelector('main')?.textContent)).toContain('Next €183.69 on 10 Feb'),
    );
    expect(screen.getByRole('link', { name: 'View the plan' })).toHaveAttribute(
      'href',
      `/installments/details?plan=${order?.planNumber}`,
    );
    expect(window.location.search).toBe(`?order=${order?.id}`);
    await waitFor(() => expect(storedDraft()).toMatchObject({ items: [], orderId: null, unpaid: null }));
    expect(selectBought(app.store.getState())).toBe(true);
    expect(count(app.requests, /\/confirm$/)).toBe(1);
    expect(count(app.requests, /\/pay$/)).toBe(1);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const choosesOfMore = async (name: string) => {
      await app.customer.user.click(screen.getByRole('button', { name: 'More' }));
      await app.customer.user.click(await screen.findByRole('menuitem', { name }));
    };
    await choosesOfMore('Print');
    expect(print).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Turn on autopay' })).toBeVisible();
    expect(screen.getByText('Visa •••• 4242 pays each instalment on its day. Stop any time.')).toBeVisible();
    expect(screen.getByText(/^Withdraw until/)).toHaveTextContent('Withdraw until 25 Jan 2027');
    await choosesOfMore('Withdraw');
    expect(await screen.findByRole('dialog', { name: 'Withdraw from the plan' })).toBeVisible();
  });

  test('names each source of today’s payment, and never signs without a network', async () => {
    const { customer, store } = await atTheSignature();
    const id = 'sct_01JH8ZK3W00000000000000000';
    act(() => void store.dispatch(scratchcardAdded({ id, label: 'Scratchcard ••01-3', valueMinor: 5_000 })));
    const line = screen.getByText('Scratchcard ••01-3').closest('div');
    expect(line).toHaveTextContent('€50.00');
    expect(screen.getByText('Visa •••• 4242').closest('div')).toHaveTextContent('€70.00');
    const send = () => screen.getByRole('button', { name: 'Send me the code' });
    for (const box of screen.getAllByRole('checkbox')) await customer.user.click(box);
    act(() => void store.dispatch(connectionChanged(false)));
    expect(send()).toBeDisabled();
    expect(screen.getByText(/An order is confirmed only while you’re online/)).toBeVisible();
    act(() => void store.dispatch(connectionChanged(true)));
    expect(send()).toBeEnabled();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  });

  test('the page says that another tab has changed the cart while it can be left', async () => {
    const { customer, store } = await atTheSignature();
    const two = [...items, { productId: productNamed('Headphones'), quantity: 1 }];
    expect(screen.queryByText(/Another tab has changed/)).toBeNull();
    const theirs = { ...selectDraft(store.getState()), orderId: null, quoteId: null, items: two };
    act(() => void store.dispatch(newerDraftSeen(theirs)));
    expect(screen.getByText('Another tab has changed the cart or the plan.')).toBeVisible();
    await customer.user.click(screen.getByRole('button', { name: 'Keep this cart' }));
    expect(screen.queryByText(/Another tab has changed/)).toBeNull();
    expect(storedDraft()).toMatchObject({ items });
  });

  test('Enter in a digit signs, as in any other field', async () => {
    const { customer, latestCode, later } = await atTheSignature();
    await later(1_000);
    for (const box of screen.getAllByRole('checkbox')) await customer.user.click(box);
    await customer.user.click(screen.getByRole('button', { name: 'Send me the code' }));
    await customer.user.click(await screen.findByLabelText('Digit 1 of 6'));
    await customer.user.keyboard(`${latestCode()}{Enter}`);
    const confirmed = { level: 1, name: /^€[\d.,]+ paid$/ };
    expect(await screen.findByRole('heading', confirmed)).toBeVisible();
  });

  test('a code can be sent to the other contact, and signs as the first one would have', async () => {
    const { customer, backend, latestCode, later } = await atTheSignature();
    await later(1_000);
    for (const box of screen.getAllByRole('checkbox')) await customer.user.click(box);
    await customer.user.click(screen.getByRole('button', { name: 'Send me the code' }));
    expect(await screen.findByText('Code sent to +49 ••• 678')).toBeVisible();
    await later(31_000);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    await customer.user.click(
      await screen.findByRole('button', { name: 'Send it to m•••@example.com instead' }),
    );
    expect(await screen.findByText('Code sent to m•••@example.com')).toBeVisible();
    now.mockRestore();
    const sent = backend.store.tables.messages.all().find(({ code }) => code === latestCode());
    expect(sent?.channel).toBe('EMAIL');
    await customer.user.click(await screen.findByLabelText('Digit 1 of 6'));
    await customer.user.keyboard(`${latestCode()}{Enter}`);
    const confirmed = { level: 1, name: /^€[\d.,]+ paid$/ };
    expect(await screen.findByRole('heading', confirmed)).toBeVisible();
  });

  test('a ticked box, a requested code and a deciding bank each hold an update back [PWA-05]', async () => {
    const app = await atTheSignature('slow');
    await waitFor(() => expect(unsavedWork.isHeld).toBe(false));
    const [terms, privacy] = screen.getAllByRole('checkbox');
    for (const box of [terms, privacy]) {
      await app.customer.user.click(box ?? document.body);
      await waitFor(() => expect(unsavedWork.isHeld).toBe(true));
      await app.customer.user.click(box ?? document.body);
      await waitFor(() => expect(unsavedWork.isHeld).toBe(false));
    }
    await app.customer.confirms();
    await screen.findByRole('heading', { level: 1, name: 'Completing your payment' });
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    await app.rest(); // no request blocks the update
    expect(unsavedWork.isHeld).toBe(true);
  });

  test('expired figures are shown beside the new ones, and need a new decision', async () => {
    const app = await atTheSignature();
    await app.later(20 * 60_000);
    app.store.dispatch(api.util.invalidateTags(['order'])); // a request keeps the session alive
    await waitFor(() => expect(app.requests.at(-1)?.name).toMatch(/^GET .*orders/));
    await app.later(11 * 60_000);
    for (const box of screen.getAllByRole('checkbox')) await app.customer.user.click(box);
    // The button has the second label as soon as an answer has told the page the time.
    const goOn = screen.getByRole('button', { name: /^(Send me the code|See the updated amounts)$/ });
    await app.customer.user.click(goOn);
    await screen.findByRole('heading', { level: 1, name: 'The amounts have changed' });
    expect(await screen.findByRole('columnheader', { name: 'Before' })).toBeInTheDocument();
    const was = storedDraft().quoteId;
    await app.customer.user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
    await screen.findByRole('button', { name: 'Send me the code' });
    expect(storedDraft().quoteId).not.toBe(was);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  test('expired terms are replaced by new ones without ticked boxes', async () => {
    const app = await atTheSignature();
    for (const minutes of [20, 11]) {
      await app.later(minutes * 60_000);
      app.store.dispatch(api.util.invalidateTags(['order'])); // a request keeps the session alive
      await waitFor(() => expect(app.requests.at(-1)?.name).toMatch(/^GET .*orders/));
    }
    await app.customer.user.click(await screen.findByRole('button', { name: 'See the updated amounts' }));
    await screen.findByRole('heading', { level: 1, name: 'The amounts have changed' });
  });

  test('an order that another device cancelled is not paid; the cart is still there', async () => {
    const app = await atTheSignature();
    const { orderId } = storedDraft();
    await app.backend.store.transact(({ tables }) => {
      const order = tables.orders.get(orderId ?? '');
      if (order) tables.orders.replace({ ...order, status: 'CANCELLED', version: order.version + 1 });
    });
    app.store.dispatch(api.util.invalidateTags(['order']));
    await screen.findByRole('heading', { level: 1, name: 'This order has ended' });
    await app.customer.user.click(screen.getByRole('button', { name: 'Continue with your cart' }));
    await screen.findByRole('button', { name: 'Send me the code' });
    expect(storedDraft()).toMatchObject({ items });
    expect(storedDraft().orderId).not.toBe(orderId);
  });

  test('without a cart there is nothing to confirm', async () => {
    await visit(here, { who: 'mira' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to confirm yet' })).toBeVisible();
  });
});
