import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
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

const incomeField = () => screen.findByLabelText('Income, after tax');
const storedForms = () =>
  [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith('tranche.forms.'));

test('a reload keeps the amounts of a budget and the description of collateral', async () => {
  const user = userEvent.setup();
  const customer = customerInApplication();
  const page = '/checkout/collateral';
  let app = await customer.opens(page, { who: 'mira', draft: securedDraft });
  await fill(user, await incomeField(), '2400');
  expect(unsavedWork.isHeld).toBe(false); // a reload loses nothing

  app = await reload(app, page);
  expect(await incomeField()).toHaveValue('2,400.00');
  await fill(user, screen.getByLabelText('Expenses'), '1150');
  await fill(user, screen.getByLabelText('Other loans'), '0');
  await user.keyboard('{Enter}');
  await screen.findByText('Offer something of value');
  expect(storedForms()).toEqual([]);

  await user.click(await screen.findByRole('radio', { name: 'Cash deposit' }));
  await fill(user, screen.getByLabelText('Description'), 'Savings account');
  await user.type(await screen.findByLabelText('Your estimate of its value'), '1000');
  await reload(app, page);
  expect(await screen.findByRole('radio', { name: 'Cash deposit' })).toBeChecked();
  expect(await screen.findByLabelText('Your estimate of its value')).toHaveValue('1,000.00');
  await user.click(screen.getByRole('button', { name: 'Add and continue with documents' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Savings account');
  expect(storedForms()).toEqual([]);
});

test('a further item is open after a reload, and gone once it is given up', async () => {
  const user = userEvent.setup();
  const page = '/checkout/collateral';
  const app = await visit(page, { who: 'mira', scenario: 'one-of-each' });
  await user.click(await screen.findByRole('button', { name: 'Add something else' }));
  await fill(user, await screen.findByLabelText('Description'), 'Camera');
  await reload(app, page);
  expect(await screen.findByLabelText('Description')).toHaveValue('Camera');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(storedForms()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Add something else' }));
  expect(await screen.findByLabelText('Description')).toHaveValue('');
});

test('the answer to a reviewer is there again after a reload, until it is sent', async () => {
  const user = userEvent.setup();
  const page = '/checkout/collateral';
  let app = await visit(page, { who: 'mira', scenario: 'collateral-review' });
  await screen.findByRole('article');
  const id =
    app.backend.store.tables.collaterals.all().find(({ status }) => status === 'SUBMITTED')?.id ?? '';
  const risk = await reviewer(app.backend);
  await risk.takes(id);
  await risk.asks(id, 'Where was it bought?');
  app.changeFeed.wakeAll();
  await fill(user, await screen.findByLabelText(/Where was it bought/), 'In Lisbon');
  app = await reload(app, page);
  expect(await screen.findByLabelText(/Where was it bought/)).toHaveValue('In Lisbon');
  const card = within(screen.getByRole('article'));
  await user.click(card.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(app.backend.store.tables.collaterals.get(id)?.status).toBe('SUBMITTED'));
  expect(storedForms()).toEqual([]);
});

test('a reload keeps estimated gold and an edited description', async () => {
  const user = userEvent.setup();
  const page = '/checkout/collateral';
  const app = await visit(page, { who: 'mira', scenario: 'one-of-each' });
  const edits = async () => {
    const [edit] = await screen.findAllByRole('button', { name: /^Edit Gold/ });
    if (!edit) throw new Error('Nothing can be edited');
    await user.click(edit);
    return within(await screen.findByRole('dialog', { name: /^Edit Gold/ }));
  };
  const before = await edits();
  await user.clear(await before.findByLabelText('Description'));
  await fill(user, before.getByLabelText('Description'), 'Gold ring');
  await user.selectOptions(await before.findByLabelText('Stamp'), '750 (18 carat)');
  await user.type(before.getByLabelText('Weight'), '40');
  await user.keyboard('{Escape}'); // a slip of the hand loses nothing either

  await reload(app, page);
  const after = await edits();
  expect(await after.findByLabelText('Description')).toHaveValue('Gold ring');
  expect(await after.findByLabelText('Stamp')).toHaveValue('750');
  expect(after.getByLabelText('Weight')).toHaveValue('40');
  await user.click(after.getByRole('button', { name: 'Cancel' }));
  expect(storedForms()).toEqual([]);
});

test('a reported problem is there again after a reload, until it is sent', async () => {
  const user = userEvent.setup();
  const page = '/installments/details?plan=PLN-000101';
  const app = await visit(page, { who: 'mira' });
  const opens = async () => {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
    return within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  };
  await fill(user, await (await opens()).findByLabelText('What happened'), 'It arrived with a crack');
  expect(unsavedWork.wouldBeLost).toBe(false);

  await reload(app, page);
  const dialog = await opens();
  expect(await dialog.findByLabelText('What happened')).toHaveValue('It arrived with a crack');
  await user.click(dialog.getByRole('button', { name: 'Report a problem' }));
  expect(await screen.findByText('Your report is sent')).toBeVisible();
  expect(storedForms()).toEqual([]);
});

test('the number of months of a plan has to be chosen again after a reload', async () => {
  const user = userEvent.setup();
  const page = '/installments/details?plan=PLN-000101';
  await visit(page, { who: 'mira' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the number of months' }));
  await user.selectOptions(await screen.findByLabelText('Months'), '6');
  expect(storedForms()).toEqual([]);
  await user.keyboard('{Escape}');
});

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
});
