import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { documentNamed } from '#mocks/resources/legal/documents.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { internalProblem, storedDraft, visit } from '#tests/kit/visit.tsx';

/** An order that its customer can confirm. */
async function readyOrder() {
  const on = await openBackend({ scenario: 'one-of-each' });
  const [order] = on.store.tables.orders.by('status', 'READY_TO_CONFIRM');
  if (!order) throw new Error('The scenario has no order to confirm');
  return { on, order, address: `/checkout/confirmation?order=${order.id}` };
}

test('nothing is confirmed when there are newer terms, and a link shows the changes', async () => {
  const user = userEvent.setup();
  const { on, order, address } = await readyOrder();
  let isBefore = true;
  const { latestCode, backend, later } = await visit(address, {
    who: 'mira',
    on,
    instead: (url) =>
      isBefore && url.pathname === '/api/v1/legal-documents/terms'
        ? Response.json(documentNamed('terms', '2025-01'))
        : null,
  });
  const [terms, privacy] = await screen.findAllByRole('checkbox');
  const hash = documentNamed('terms', '2025-01')?.hash ?? '?';
  expect(await screen.findByText(`Version 2025-01, fingerprint ${hash.slice(0, 8)}`)).toBeVisible();
  await later(61_000); // a code was sent to log in
  await user.click(terms ?? document.body);
  await user.click(privacy ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await user.click(await screen.findByLabelText('Digit 1 of 6'));
  await user.keyboard(`${latestCode()}{Enter}`);
  const notice = within(await screen.findByText(/The terms have changed to version 2026-11/));
  const changes = () => notice.getByRole('link', { name: 'See what changed' });
  expect(changes()).toHaveAttribute('href', '/other/terms?since=2025-01');
  expect(backend.store.tables.orders.get(order.id)?.status).toBe('READY_TO_CONFIRM');
  isBefore = false;
  await user.click(notice.getByRole('button', { name: 'Show the current terms' }));
  const name = /terms of the credit.*Version 2026-11/;
  expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
  expect(changes()).toHaveAttribute('href', '/other/terms?since=2025-01');
});

test('nothing is confirmed while the collateral of the plan cannot be read', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'collateral-review' });
  const [offered] = on.store.tables.collaterals.by('status', 'SUBMITTED');
  const risk = await reviewer(on);
  await risk.approves(offered?.id ?? '', 3_000_00); // 2,400.00 counts of 1,920.00
  const orderId = offered?.orderId ?? '';
  let isBroken = true;
  await visit(`/checkout/confirmation?order=${orderId}`, {
    who: 'mira',
    on,
    instead: (url) =>
      isBroken && url.pathname === `/api/v1/orders/${orderId}/collateral` ? internalProblem(url) : null,
  });
  await screen.findByText('Mira Okafor'); // this is the last answer that the page waits for
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { name: 'What secures it' })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(screen.getByText('You can confirm once the collateral that you pledge is shown.')).toBeVisible();
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'What secures it' })).toBeVisible();
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

test('a price that has changed since the cart is named once before confirming', async () => {
  const user = userEvent.setup();
  const { on, order, address } = await readyOrder();
  const [line] = order.lines;
  const items = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const seenPrices = { [line?.productId ?? '']: 300_00 };
  const draft = { owner: order.userId, orderId: order.id, quoteId: order.quoteId, items, seenPrices };
  await visit(address, { who: 'mira', on, draft });
  const notice = await screen.findByText(/^Headphones costs €[\d.,]+ in this order; it was €300\.00 when/);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(notice).not.toBeInTheDocument();
  expect(storedDraft().seenPrices).toEqual(seenPrices); // the cart compares with what was seen there
});

test('an order keeps its price, although the cart shows a higher one since', async () => {
  const { on, order, address } = await readyOrder();
  const items = order.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const [line] = order.lines;
  const seenPrices = { [line?.productId ?? '']: (line?.unitPriceSnapshot.amountMinor ?? 0) + 50_00 };
  const draft = { owner: order.userId, orderId: order.id, quoteId: order.quoteId, items, seenPrices };
  await visit(address, { who: 'mira', on, draft });
  await screen.findAllByRole('checkbox');
  expect(screen.queryByText(/when you last looked/)).not.toBeInTheDocument();
  expect(storedDraft().seenPrices).toEqual(seenPrices);
});
