import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { reviewer } from '#tests/kit/collateral.ts';
import { euro } from '#tests/kit/money.ts';
import { goldChain } from '#contracts/verbs/verbs.ts';
import { visit } from '#tests/kit/visit.tsx';
import {
  collateralIn,
  pngFile,
  savings,
  securedDraft as secured,
} from '#tests/kit/collateral-in-application.ts';

const orderOf = ({ backend }: Awaited<ReturnType<typeof visit>>) =>
  backend.store.tables.orders.all().findLast(({ offerCode }) => offerCode === 'SEC24');

/** The budget is asked for before collateral; the page comes back to it by itself. */
async function statesBudget(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(await screen.findByLabelText('Income, after tax'), '2400');
  const fields = screen.getAllByRole('textbox');
  for (const field of fields.slice(1)) await user.type(field, '0');
  await user.keyboard('{Enter}');
}

describe('[ROUTE-06] the collateral page', () => {
  test('says what can be offered, and how much of it counts', async () => {
    await visit('/checkout/collateral');
    expect(await screen.findByRole('heading', { level: 1, name: 'Collateral' })).toBeInTheDocument();
    const kinds = within(await screen.findByRole('list', { name: 'What you can offer' }));
    expect(kinds.getAllByRole('listitem')).toHaveLength(5);
    expect(kinds.getByText(/Gold and jewellery/).closest('li')).toHaveTextContent('we count 80%');
    expect(screen.getByText('No plan is chosen yet')).toBeInTheDocument();
  });

  test('lets a customer continue with a plan that needs no collateral', async () => {
    await visit('/checkout/collateral', { draft: { ...secured, offerCode: 'STD6' } });
    expect(await screen.findByText('6 months needs no collateral')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip and continue' })).toHaveAttribute(
      'href',
      '/checkout?step=payment',
    );
  });

  test('asks a visitor to log in, and comes back; shows that the budget comes next', async () => {
    await visit('/checkout/collateral', { draft: secured });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringContaining('next=%2Fcheckout%2Fcollateral'),
    );
    const steps = within(await screen.findByRole('navigation', { name: 'Steps of the checkout' }));
    expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cart, done',
      'Plan, done',
      '3Budget',
      '4Collateral',
      '5Payment',
      '6Review',
      'Back to plan', // on a phone
    ]);
    expect(steps.getByRole('button', { current: 'step' })).toHaveTextContent('Budget');
  });
});

describe('a secured plan', () => {
  test('collateral takes a description and documents, is reviewed and then continues', async () => {
    const user = userEvent.setup();
    const app = await visit('/checkout/collateral', { who: 'mira', draft: secured });
    await statesBudget(user);
    await screen.findByText('Offer something of value');
    expect(orderOf(app)?.status).toBe('COLLATERAL_REQUIRED');
    const heading = () => screen.getByRole('heading', { level: 1 });
    expect(heading()).toHaveTextContent('€960.00 of collateral is missing');

    const { declares, documents, submits } = collateralIn(user, app);
    const card = await declares(goldChain);
    await waitFor(() => expect(heading()).toHaveTextContent('Enough, once it is sent and approved'));
    const send = card.getByRole('button', { name: 'Send for review' });
    expect(send).toBeDisabled();
    const item = screen.getByRole('article').parentElement;
    await waitFor(() => expect(item).toHaveFocus()); // the button leads to the item, which continues with its documents

    await documents(goldChain.documents);
    expect((await submits()).status).toBe('SUBMITTED');
    expect(send).not.toBeInTheDocument();
    expect(screen.getByRole('article').contains(document.activeElement)).toBe(true);

    await app.later(61_000);
    const risk = await reviewer(app.backend);
    await risk.approves(app.backend.store.tables.collaterals.all().at(-1)?.id ?? '', 1_200_00);
    app.changeFeed.wakeAll();
    expect(await screen.findByText('Your collateral is approved')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout?step=payment');
  });

  test('files of a wrong type, too large files and duplicates are not sent', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const app = await visit('/checkout/collateral', { who: 'mira', draft: secured });
    await statesBudget(user);
    const card = await collateralIn(user, app).declares(savings);
    const input = await card.findByLabelText('Add: Proof of ownership');

    await user.upload(input, new File(['x'], 'letter.txt', { type: 'text/plain' }));
    expect(await card.findByText(/^letter\.txt is neither a JPEG/)).toBeInTheDocument();
    const large = pngFile('large.png');
    Object.defineProperty(large, 'size', { value: 10_485_761 });
    await user.upload(input, large);
    expect(await card.findByText('large.png is larger than 10 MB.')).toBeInTheDocument();
    expect(app.requests.some(({ name }) => name.endsWith('/documents'))).toBe(false);

    // a file can be pasted, anywhere in the item or into the field for files, and is added once
    const clipboardData = { files: [pngFile('first.png')], items: [], types: ['Files'] };
    fireEvent.paste(card.getByLabelText('Kind of document'), { clipboardData });
    expect(await card.findByLabelText('Kind of first.png')).toHaveValue('OWNERSHIP');
    fireEvent.paste(await card.findByLabelText(/^Add: /), {
      clipboardData: { ...clipboardData, files: [pngFile('pasted.png', 7)] },
    });
    expect(await card.findByLabelText('Kind of pasted.png')).toHaveValue('OTHER');
    await waitFor(() => expect(app.backend.store.tables.collaterals.all().at(-1)?.documents).toHaveLength(2));
    await user.upload(await card.findByLabelText(/^Add: /), pngFile('second.png'));
    expect(await card.findByText('second.png is already added as first.png.')).toBeInTheDocument();

    // what a document shows can be corrected, also back again, once it is in the list of documents
    await waitFor(() => expect(card.queryByRole('list', { name: 'Files being sent' })).toBeNull());
    const kindsSent = () =>
      app.backend.store.tables.collaterals
        .all()
        .at(-1)
        ?.documents.map(({ kind }) => kind);
    for (const kind of ['INVOICE', 'OWNERSHIP', 'INVOICE'] as const) {
      await user.selectOptions(await card.findByLabelText('Kind of first.png'), kind);
      await waitFor(() => expect(kindsSent()).toEqual([kind, 'OTHER']));
      expect(card.getByLabelText('Kind of first.png')).toHaveValue(kind);
    }
  });
});

describe('existing collateral', () => {
  test('the gauge shows the loan as a share of the value, also after a fall of a fifth', async () => {
    await visit('/checkout/collateral', { who: 'mira', scenario: 'collateral-review' });
    const gauge = await screen.findByRole('region', { name: 'Cover' });
    // 1,920.00 of gold worth 2,500.00, of which 80 % count: 2,000.00, and 1,600.00 after the fall
    expect(gauge).toHaveTextContent(/In review€2,000\.00Needed€1,920\.00/);
    expect(gauge).not.toHaveTextContent(/Missing|Approved/); // nothing is
    expect(gauge).toHaveTextContent(/Loan, as a share of the value: 76\.8%/);
    expect(gauge).toHaveTextContent('After a 20% fall: €1,600.00');
  });

  test('a question is answered in place', async () => {
    const user = userEvent.setup();
    const app = await visit('/checkout/collateral', { who: 'mira', scenario: 'collateral-review' });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('Gold bracelet');
    await app.later(61_000);
    const risk = await reviewer(app.backend);
    const id =
      app.backend.store.tables.collaterals.all().find(({ status }) => status === 'SUBMITTED')?.id ?? '';
    await risk.takes(id);
    await risk.asks(id, 'Where was it bought?');
    app.changeFeed.wakeAll();
    const gauge = within(screen.getByRole('region', { name: 'Cover' }));
    expect(await gauge.findByText('Waiting for your answer')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Enough, once you answer and it is approved',
    );
    await user.type(await card.findByLabelText(/Where was it bought/), 'In Lisbon');
    await user.click(card.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(app.backend.store.tables.collaterals.get(id)?.status).toBe('SUBMITTED'));
    expect(await card.findByText('“In Lisbon”')).toBeInTheDocument();
  });

  test('after a rejection a higher down payment is offered by a button', async () => {
    const user = userEvent.setup();
    const app = await visit('/checkout/collateral', { who: 'mira', scenario: 'collateral-review' });
    await screen.findByRole('article');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await app.later(61_000);
    const risk = await reviewer(app.backend);
    const id =
      app.backend.store.tables.collaterals.all().find(({ status }) => status === 'SUBMITTED')?.id ?? '';
    await risk.approves(id, 2_000_00); // 1,600.00 counts of 1,920.00
    app.changeFeed.wakeAll();
    await waitFor(() =>
      expect(screen.getByRole('article')).toHaveTextContent(
        /Value set by the reviewer€2,000\.00Your estimate€2,500\.00Difference−€500\.00.*Valid until/,
      ),
    );
    // 34 % of 2,400.00 are 816.00 and leave 1,584.00
    await user.click(await screen.findByRole('button', { name: 'Pay €816.00 today instead' }));
    expect(await screen.findByText('Your collateral is approved')).toBeInTheDocument();
    expect(app.backend.store.tables.orders.all()[0]).toMatchObject({
      status: 'READY_TO_CONFIRM',
      downPayment: 816_00,
    });
  });

  test('approved collateral that secures nothing can be used again', async () => {
    const user = userEvent.setup();
    const app = await visit('/checkout/collateral', {
      who: 'mira',
      scenario: 'collateral-review',
      draft: secured,
    });
    await user.click(
      await screen.findByRole('button', { name: 'Use for this order: Camera with two lenses' }),
    );
    expect(await screen.findByRole('article')).toHaveTextContent('€560.00');
    await waitFor(() => expect(screen.getByRole('article').parentElement).toHaveFocus());
    await screen.findByRole('heading', { level: 1, name: '€400.00 of collateral is missing' });
    expect(app.backend.store.tables.collaterals.all().filter(({ orderId }) => orderId !== null)).toHaveLength(
      2,
    );
  });

  test('a shortfall says what is missing, and why paying ahead takes more', async () => {
    const app = await visit('/checkout/collateral', { who: 'mira', scenario: 'collateral-shortfall' });
    const card = within(await screen.findByRole('article'));
    const shortfall = app.backend.store.tables.collaterals.all()[0]?.shortfall ?? 0;
    expect(shortfall).toBeGreaterThan(0);
    const alert = (await card.findByText('It no longer covers the plan')).closest('[role]');
    expect(alert).toHaveTextContent((shortfall / 100).toFixed(2));
    expect(alert).toHaveTextContent(
      /first pays what is due and the interest until today, so it is higher\.$/,
    );
    expect(screen.getByRole('button', { name: 'Add something else' })).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('€572.68 of collateral is missing');
    const now = within(screen.getByRole('complementary', { name: 'What you have now' }));
    expect(now.getByRole('link', { name: 'Pay €574.80 ahead' })).toHaveAttribute(
      'href',
      expect.stringContaining('ahead=57480'),
    );
    const plan = app.backend.store.tables.collaterals.all()[0]?.pledgedTo?.planNumber ?? '?';
    expect(
      screen.getByRole('link', { name: new RegExp(`^pay €[\\d,.]+ of plan ${plan} ahead$`) }),
    ).toBeVisible();
  });

  test('its description can be corrected, and a document can be replaced', async () => {
    const user = userEvent.setup();
    const app = await visit('/checkout/collateral', { who: 'mira', draft: secured });
    await statesBudget(user);
    const card = await collateralIn(user, app).declares(savings);

    await user.click(card.getByRole('button', { name: 'Edit Savings account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Savings account' }));
    const value = await dialog.findByLabelText('Your estimate of its value');
    expect(value).toHaveValue('1,000.00');
    await user.clear(value);
    await user.type(value, '900');
    // Another tab has changed the description meanwhile: neither version is lost.
    const { id = '', version = 0 } = app.backend.store.tables.collaterals.all().at(-1) ?? {};
    const { token } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}') as { token: string };
    const body = {
      type: 'CASH_DEPOSIT',
      description: 'Savings book',
      declaredValue: euro(1_000_00),
    } as const;
    const call = { params: { collateralId: id }, body };
    await app.backend.done(200, 'updateCollateral', call, { token, ifMatch: `"${version}"` });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const description = await dialog.findByRole('row', { name: /^Description/ });
    await waitFor(() => expect(description).toHaveTextContent(/Savings accountSavings book$/));
    expect(app.backend.store.tables.collaterals.all().at(-1)?.declaredValue).toBe(1_000_00);
    await user.click(dialog.getByRole('button', { name: 'Continue with the new version' }));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(app.backend.store.tables.collaterals.all().at(-1)?.declaredValue).toBe(900_00),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.upload(await card.findByLabelText('Add: Proof of ownership'), pngFile('first.png'));
    const documents = () =>
      app.backend.store.tables.collaterals
        .all()
        .at(-1)
        ?.documents.map(({ fileName }) => fileName);
    await user.click(await card.findByRole('button', { name: 'Replace first.png' }));
    const chooser = await waitFor(() => {
      const input = document.querySelector<HTMLInputElement>('[aria-label="Another file for first.png"]');
      if (!input) throw new Error('There is no field for the other file');
      return input;
    });
    await user.upload(chooser, pngFile('other.png', 1));
    await waitFor(() => expect(documents()).toEqual(['other.png']));
  });
});

/** A file waits for the network, and the field for its replacement is open. */
async function replacingOffline() {
  const user = userEvent.setup();
  const app = await visit('/checkout/collateral', { who: 'mira', draft: secured });
  await statesBudget(user);
  const card = await collateralIn(user, app).declares(savings);
  const add = await card.findByLabelText('Add: Proof of ownership');
  act(() => void app.store.dispatch(connectionChanged(false)));
  await user.upload(add, pngFile('first.png'));
  await user.click(await card.findByRole('button', { name: 'Replace first.png' }));
  const chooser = card.getByLabelText<HTMLInputElement>('Another file for first.png');
  const comeOnline = () => {
    act(() => void app.store.dispatch(connectionChanged(true)));
    act(() => void window.dispatchEvent(new Event('online')));
  };
  return { user, app, card, chooser, comeOnline };
}

test('a file that is sent while its replacement is being chosen is replaced as well', async () => {
  const { user, app, chooser, comeOnline } = await replacingOffline();
  comeOnline();
  const documents = () => app.backend.store.tables.collaterals.all().at(-1)?.documents ?? [];
  await waitFor(() => expect(documents().map(({ status }) => status)).toEqual(['SCANNING']));
  await user.upload(chooser, pngFile('other.png', 1));
  await waitFor(() => expect(documents().map(({ fileName }) => fileName)).toEqual(['other.png']));
});

test('a file that is sent while its replacement is being read is replaced as well', async () => {
  const { user, app, card, chooser, comeOnline } = await replacingOffline();
  const other = pngFile('other.png', 1);
  const bytes = await other.arrayBuffer();
  const read = Promise.withResolvers<ArrayBuffer>();
  const reading = vi.spyOn(other, 'arrayBuffer').mockReturnValueOnce(read.promise);
  await user.upload(chooser, other);
  await waitFor(() => expect(reading).toHaveBeenCalled());
  comeOnline();
  await card.findByText(/^Proof of ownership: /);
  const names = () =>
    app.backend.store.tables.collaterals
      .all()
      .at(-1)
      ?.documents.map(({ fileName }) => fileName);
  await waitFor(() => expect(names()).toEqual(['first.png']));
  await waitFor(() => expect(card.queryByRole('list', { name: 'Files being sent' })).toBeNull());
  read.resolve(bytes);
  await waitFor(() => expect(names()).toEqual(['other.png']));
});

test('an order in review can be cancelled where its collateral is shown', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/checkout/collateral', { who: 'mira', scenario: 'collateral-review' });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await dialog.findByText(/^Order ORD-.* cancelled$/);
  expect(backend.store.tables.orders.by('status', 'CANCELLED')).toHaveLength(1);
});
