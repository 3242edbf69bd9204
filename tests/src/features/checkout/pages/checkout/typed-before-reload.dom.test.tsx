import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { unsavedWork } from '#src/platform/unsaved-work.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { securedDraft } from '#tests/kit/collateral-in-application.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { fill } from '#tests/kit/fill.ts';
import { visit } from '#tests/kit/visit.tsx';

type App = Awaited<ReturnType<typeof visit>>;

/** Loads the same address again, in the same browser. */
async function reload({ backend }: App, address: string): Promise<App> {
  cleanup();
  return visit(address, { on: backend });
}

const incomeField = () => screen.findByLabelText('Income a month, after tax');
const keptForms = () => Object.keys(localStorage).filter((key) => key.startsWith('tranche.forms.'));

test('amounts of a budget and the description of collateral are there again after a reload, until they are sent', async () => {
  const user = userEvent.setup();
  const customer = customerInApplication();
  const page = '/checkout/collateral';
  let app = await customer.opens(page, { who: 'mira', draft: securedDraft });
  await fill(user, await incomeField(), '2400');
  expect(unsavedWork.held).toBe(false); // a reload loses nothing

  app = await reload(app, page);
  expect(await incomeField()).toHaveValue('2,400.00');
  await fill(user, screen.getByLabelText('Expenses a month'), '1150');
  await fill(user, screen.getByLabelText('Other loans and instalments a month'), '0');
  await user.keyboard('{Enter}');
  await screen.findByText('Offer something of value');
  expect(keptForms()).toEqual([]);

  await user.click(await screen.findByRole('radio', { name: 'Cash deposit' }));
  await fill(user, screen.getByLabelText('Description'), 'Savings account');
  await user.type(await screen.findByLabelText('Your estimate of its value'), '1000');
  await reload(app, page);
  expect(await screen.findByRole('radio', { name: 'Cash deposit' })).toBeChecked();
  expect(await screen.findByLabelText('Your estimate of its value')).toHaveValue('1,000.00');
  await user.click(screen.getByRole('button', { name: 'Add and continue with documents' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Savings account');
  expect(keptForms()).toEqual([]);
}, 60_000);

test('a further item that was begun is open after a reload, and gone once it is given up', async () => {
  const user = userEvent.setup();
  const page = '/checkout/collateral';
  const app = await visit(page, { who: 'mira', scenario: 'one-of-each' });
  await user.click(await screen.findByRole('button', { name: 'Add something else' }));
  await fill(user, await screen.findByLabelText('Description'), 'Camera');
  await reload(app, page);
  expect(await screen.findByLabelText('Description')).toHaveValue('Camera');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(keptForms()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Add something else' }));
  expect(await screen.findByLabelText('Description')).toHaveValue('');
}, 60_000);

test('the answer to a reviewer is there again after a reload, until it is sent', async () => {
  const user = userEvent.setup();
  const page = '/checkout/collateral';
  let app = await visit(page, { who: 'mira', scenario: 'collateral-review' });
  await screen.findByRole('article');
  const id = app.shop.tables.collaterals.all().find(({ status }) => status === 'SUBMITTED')?.id ?? '';
  const risk = await reviewer(app.backend);
  await risk.takes(id);
  await risk.asks(id, 'Where was it bought?');
  app.changeFeed.wakeAll();
  await fill(user, await screen.findByLabelText(/Where was it bought/), 'In Lisbon');
  app = await reload(app, page);
  expect(await screen.findByLabelText(/Where was it bought/)).toHaveValue('In Lisbon');
  const card = within(screen.getByRole('article'));
  await user.click(card.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(app.shop.tables.collaterals.get(id)?.status).toBe('SUBMITTED'));
  expect(keptForms()).toEqual([]);
}, 60_000);

test('where the browser stores nothing, a reload is held back while there is text', async () => {
  const user = userEvent.setup();
  const customer = customerInApplication();
  await customer.opens('/checkout/collateral', { who: 'mira', draft: securedDraft });
  const field = await incomeField();
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota has been exceeded');
  });
  await fill(user, field, '2400');
  await waitFor(() => expect(unsavedWork.wouldBeLost).toBe(true));
  blocked.mockRestore();
}, 60_000);
