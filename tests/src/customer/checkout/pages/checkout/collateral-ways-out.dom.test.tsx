import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Draft } from '#src/customer/draft/schema.ts';
import { signedOut } from '#src/platform/session/session.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { collateralIn, pngFile, savings, securedDraft } from '#tests/kit/collateral-in-application.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { internalProblem, productNamed, storedDraft, visit } from '#tests/kit/visit.tsx';

const DAY = 24 * 60 * 60_000;
const shares = { kind: 'Listed securities', description: 'Shares of a fund', value: '2400' } as const;

/** Mira's gold under review, on a device with no cart or a different one. */
async function goldInReview(draft?: Partial<Draft>) {
  const app = await visit('/checkout/collateral', {
    who: 'mira',
    scenario: 'collateral-review',
    ...(draft && { draft }),
  });
  await screen.findByRole('article');
  await app.later(61_000);
  const [gold] = app.backend.store.tables.collaterals.by('status', 'SUBMITTED');
  return { app, id: gold?.id ?? '', risk: await reviewer(app.backend) };
}

test('an order whose cart is elsewhere fills it, so that another plan can be chosen', async () => {
  const user = userEvent.setup();
  const { app, id, risk } = await goldInReview();
  await risk.takes(id);
  await risk.rejects(id, 'DOCUMENTS_UNCLEAR');
  app.changeFeed.wakeAll();
  expect(await screen.findByText(/cannot be read well enough/)).toBeVisible();
  expect(within(screen.getByRole('article')).queryByText('Lending value')).toBeNull();
  expect(screen.queryByText(/^If everything were worth/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Remove Gold bracelet/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove' }));
  expect(dialog.getByText(/covers no part of your plan, so nothing else changes/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('link', { name: 'Choose another plan' }));
  expect(await screen.findByRole('radio', { name: /^12 months/ })).toBeVisible();
  expect(storedDraft().items).toEqual([{ productId: productNamed('City e-bike'), quantity: 1 }]);
});

test('another browser’s order changes this cart only when its items are requested', async () => {
  const user = userEvent.setup();
  const other = { productId: productNamed('Headphones'), quantity: 2 };
  const { app, id, risk } = await goldInReview({ items: [other] });
  await risk.takes(id);
  await risk.rejects(id, 'DOCUMENTS_UNCLEAR');
  app.changeFeed.wakeAll();
  const add = await screen.findByRole('link', { name: 'Add these items to your cart' });
  expect(screen.queryByRole('link', { name: 'Buy less' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose another plan' })).toBeNull();
  expect(storedDraft().items).toEqual([other]);
  await user.click(add);
  await waitFor(() =>
    expect(storedDraft().items).toEqual([other, { productId: productNamed('City e-bike'), quantity: 1 }]),
  );
});

test('a higher down payment for an order of another browser keeps its due day', async () => {
  const user = userEvent.setup();
  const { app, id, risk } = await goldInReview();
  const orderId = app.backend.store.tables.collaterals.get(id)?.orderId ?? '';
  const quoteOf = () =>
    app.backend.store.tables.quotes.get(app.backend.store.tables.orders.get(orderId)?.quoteId ?? '');
  const first = quoteOf();
  await app.backend.store.transact(({ tables }) => {
    if (first) tables.quotes.replace({ ...first, dueDay: 17 });
  });
  await risk.approves(id, 700_00);
  app.unmount();
  await visit('/checkout/collateral', { who: 'mira', on: app.backend });
  const pay = await screen.findByRole('button', { name: /^Pay .* today instead$/ });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  await waitFor(() => expect(quoteOf()?.id).not.toBe(first?.id));
  expect(quoteOf()?.dueDay).toBe(17);
});

test('a question is shown first, and leads to the field of its answer', async () => {
  const user = userEvent.setup();
  const { app, id, risk } = await goldInReview();
  await risk.takes(id);
  await risk.asks(id, 'Where was it bought?');
  app.changeFeed.wakeAll();
  const notice = await screen.findByText('The reviewer has a question about Gold bracelet, 750, 38 g');
  expect(notice.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.getByRole('textbox', { name: /Where was it bought/ })).toHaveFocus();
});

test('a typed answer of the wrong length is refused and sent only online', async () => {
  const user = userEvent.setup();
  const { app, id, risk } = await goldInReview();
  await risk.takes(id);
  await risk.asks(id, 'Where was it bought?');
  app.changeFeed.wakeAll();
  const field = await screen.findByLabelText(/^The reviewer asks: Where/);
  const send = screen.getByRole('button', { name: 'Send answer' });
  await user.type(field, 'In');
  await user.click(send);
  expect(screen.getByText('Answer in at least 3 characters')).toBeVisible();
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.click(field);
  await user.paste('a'.repeat(1_001));
  await user.click(send);
  expect(screen.getByText('Enter at most 1000 characters')).toBeVisible();
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'In Lisbon');
  expect(screen.queryByText('Answer in at least 3 characters')).toBeNull();

  act(() => void app.store.dispatch(connectionChanged(false)));
  expect(send).toBeDisabled();
  expect(screen.getByText(/It can be sent once you’re back online/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove photo.png' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Replace photo.png' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Use for this order: Camera with two lenses' })).toBeDisabled();
  act(() => void app.store.dispatch(connectionChanged(true)));
  await user.click(send);
  expect(await screen.findByText('“In Lisbon”')).toBeVisible();
});

test('an expired valuation has to be renewed, as the notice of the missing amount says', async () => {
  const user = userEvent.setup();
  const customer = customerInApplication();
  const app = await customer.opens('/checkout/collateral', { who: 'mira', draft: securedDraft });
  await customer.statesBudget();
  const { declares, documents, submits } = collateralIn(user, app);
  await declares(shares);
  await documents(['Proof of ownership']);
  await submits();
  const id = app.backend.store.tables.collaterals.all().at(-1)?.id ?? '';
  const risk = await reviewer(app.backend);
  await risk.approves(id, 2_400_00); // half of it counts: 1,200.00 of 960.00
  await app.later(2 * DAY); // the price of a share is valid for one
  app.unmount(); // her session has ended, too, so she logs in again
  await visit('/checkout/collateral', { who: 'mira', on: app.backend });

  const card = within(await screen.findByRole('article'));
  expect(await card.findByText('The valuation has expired')).toBeVisible();
  expect(await screen.findByText(/^Ask for a new valuation or add something else below/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Ask for a new valuation' }));
  await waitFor(() => expect(app.backend.store.tables.collaterals.get(id)?.status).toBe('SUBMITTED'));
  expect(await screen.findByText(/^This usually takes one working day/)).toBeVisible();
});

test('collateral that belongs to no order any more is shown where its messages lead', async () => {
  const { app, id } = await goldInReview();
  await app.later(8 * DAY); // the order ends before it is reviewed
  await app.backend.get('getConfig'); // a request, so that the order is ended
  expect(app.backend.store.tables.collaterals.get(id)?.orderId).toBeNull();
  app.unmount();
  await visit('/checkout/collateral', { who: 'mira', on: app.backend });
  expect(await screen.findByRole('heading', { level: 2, name: 'Gold bracelet, 750, 38 g' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'No plan is chosen yet' })).toBeVisible();
});

test('a document that could not be removed stays and says why', async () => {
  const user = userEvent.setup();
  const customer = customerInApplication();
  const app = await customer.opens('/checkout/collateral', {
    who: 'mira',
    draft: securedDraft,
    instead: (url, { method }) => (method === 'DELETE' ? internalProblem(url) : null),
  });
  await customer.statesBudget();
  const card = await collateralIn(user, app).declares(savings);
  await user.upload(await card.findByLabelText('Add: Proof of ownership'), pngFile('book.png'));
  await user.click(await card.findByRole('button', { name: 'Remove book.png' }));
  expect(await card.findByText('Nothing was changed. Try again.', { exact: false })).toBeVisible();
  expect(card.getByText(/book\.png/)).toBeVisible();
});

test('an answer that is edited after a failure is another command', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'collateral-review' });
  const [gold] = on.store.tables.collaterals.by('status', 'SUBMITTED');
  const id = gold?.id ?? '';
  const path = `/api/v1/collaterals/${id}/submit`;
  let isBroken = true;
  const app = await visit('/checkout/collateral', {
    who: 'mira',
    on,
    instead: (url) => (isBroken && url.pathname === path ? internalProblem(url) : null),
  });
  await screen.findByRole('article');
  await app.later(61_000);
  const risk = await reviewer(on);
  await risk.takes(id);
  await risk.asks(id, 'Where was it bought?');
  app.changeFeed.wakeAll();
  const field = await screen.findByLabelText(/^The reviewer asks: Where/);
  const keys = () => app.requests.filter(({ url }) => url.pathname === path).map(({ key }) => key);
  await user.type(field, 'In Lisbon');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send answer' })).toBeEnabled());
  const first = new Set(keys());
  expect(first.size).toBe(1);
  isBroken = false;
  await user.type(field, ', in 2019');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('“In Lisbon, in 2019”')).toBeVisible();
  expect(first).not.toContain(keys().at(-1));
});

test('the return of a thing says that it waits for a network', async () => {
  const on = await openBackend({ scenario: 'collateral-review' });
  const [gold] = on.store.tables.collaterals.by('status', 'SUBMITTED');
  await on.store.transact(({ tables }) => {
    if (gold) tables.collaterals.replace({ ...gold, status: 'RELEASE_PENDING', releaseBy: '2027-01-19' });
  });
  const app = await visit('/checkout/collateral', { who: 'mira', on });
  const confirm = await screen.findByRole('button', { name: 'I have it back' });
  const notice = screen.getByText('You get it back').closest('[role]');
  expect(notice).toHaveTextContent('By 19 Jan 2027 at the latest.');
  act(() => void app.store.dispatch(connectionChanged(false)));
  expect(confirm).toBeDisabled();
  expect(screen.getByText(/It can be sent once you’re back online/)).toBeVisible();
});

test('files that this browser cannot store say so and hold an update back', async () => {
  const user = userEvent.setup();
  const customer = customerInApplication();
  const app = await customer.opens('/checkout/collateral', { who: 'mira', draft: securedDraft });
  await customer.statesBudget();
  const card = await collateralIn(user, app).declares(savings);
  const add = await card.findByLabelText('Add: Proof of ownership');
  act(() => void app.store.dispatch(connectionChanged(false)));
  await user.upload(add, pngFile('book.png'));
  expect(await card.findByText(/^1 file waits/)).toHaveTextContent(
    'could not store it, so keep this page open',
  );
  expect(unsavedWork.isHeld).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Instalments' }));
  await screen.findByRole('heading', { level: 1, name: 'Instalments' });
  expect(unsavedWork.isHeld).toBe(true); // on every page
  act(() => void app.store.dispatch(signedOut()));
  await waitFor(() => expect(unsavedWork.isHeld).toBe(false));
});
