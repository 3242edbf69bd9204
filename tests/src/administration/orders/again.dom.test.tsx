import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storedDraft, visit } from '#tests/kit/visit.tsx';

test('the items of an order are put into the cart again', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/orders', { who: 'mira' });
  const [again] = await screen.findAllByRole('button', { name: /^Buy again: / });
  const title = again?.getAttribute('aria-label')?.replace('Buy again: ', '');
  await user.click(again ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const order = backend.store.tables.orders.all().find(({ lines }) => lines[0]?.nameSnapshot === title);
  expect(storedDraft().items).toEqual(
    order?.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
});

test('an order without a plan is continued with its products in the cart', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/orders?status=DRAFT', { who: 'mira', scenario: 'one-of-each' });
  const [goOn] = await screen.findAllByRole('button', { name: /^Continue: / });
  const title = goOn?.getAttribute('aria-label')?.replace('Continue: ', '');
  await user.click(goOn ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const order = backend.store.tables.orders
    .all()
    .find(({ status, lines }) => status === 'DRAFT' && lines[0]?.nameSnapshot === title);
  expect(storedDraft().items).toEqual(
    order?.lines.map(({ productId, quantity }) => ({ productId, quantity })),
  );
});

test('a problem is reported from an order on the page of its plan', async () => {
  const user = userEvent.setup();
  await visit('/orders', { who: 'mira' });
  const [report] = await screen.findAllByRole('link', { name: 'Report a problem' });
  await user.click(report ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  expect(await within(dialog).findByRole('textbox', { name: 'What happened' })).toBeVisible();
});
