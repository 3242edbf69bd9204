import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { cardNumbers, people } from '#tests/kit/people.ts';
import { choosesNewCard, payBy } from '#tests/kit/pay-by.ts';
import { person } from '#tests/kit/person.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { visit } from '#tests/kit/visit.tsx';

type User = ReturnType<typeof userEvent.setup>;

const openPlan = (scenario: string) => visit('/installments/details', { who: 'mira', scenario });

test('a plan in grace shows until when a payment avoids the fee', async () => {
  const user = userEvent.setup();
  const { backend } = await openPlan('overdue-grace');
  expect(await screen.findByText(/Pay by/)).toHaveTextContent('Pay by 12 Jan to avoid a late fee of €8.00.');
  const acquire = vi.spyOn(unsavedWork, 'acquire');
  await user.click(await screen.findByRole('button', { name: /^Pay €/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay' });
  expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toHaveFocus(); // and not the button to close
  const split = await within(dialog).findByRole('region', { name: 'Where it goes' });
  expect(split).toHaveTextContent('Instalment 1, interest€6.30');
  expect(split).toHaveTextContent('Instalment 1, principal€177.39');
  await payBy(user, dialog, /^Pay €183\.69/);
  expect(await within(dialog).findByText('€183.69 paid')).toBeVisible();
  expect(backend.store.tables.plans.all()[0]?.lines[1]?.paidOn).toBe('2027-01-10');
  await waitFor(() => expect(screen.queryByText(/Pay by/)).toBeNull());
  expect(dialog).toHaveTextContent('It has gone to what was due first.'); // though nothing is due any more
  expect(acquire).toHaveBeenLastCalledWith(false); // an update waits for the receipt
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
});

test.each([
  ['with interest', 'happy', 'PLN-000101', true],
  ['without interest', 'one-of-each', 'PLN-000007', false],
])(
  'before anything is due, a payment of a plan %s says what it does',
  async (_what, scenario, plan, savesAhead) => {
    const user = userEvent.setup();
    await visit(`/installments/details?plan=${plan}`, { who: 'mira', scenario });
    await user.click(await screen.findByRole('button', { name: /^Pay €/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Pay' });
    expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      /^At most .*it goes to the next instalments\.$/,
    );
    const ahead = { name: 'Pay ahead and save interest' };
    if (!savesAhead) {
      expect(within(dialog).queryByRole('radio', ahead)).toBeNull();
      return;
    }
    await user.click(await within(dialog).findByRole('radio', ahead));
    const other = await screen.findByRole('dialog', { name: 'Pay ahead' });
    expect(within(other).getByRole('radio', { name: 'Pay ahead and save interest' })).toBeChecked();
  },
);

test('a plan near the cap shows the charged fees and the next one', async () => {
  await openPlan('near-cap');
  expect(await screen.findByText(/of late fees so far/)).toHaveTextContent(
    '€16.00 of late fees so far, €24.00 at most: the next one is the last.',
  );
  expect(screen.getByText(/Pay by/)).toHaveTextContent('Pay by 13 Jan to avoid a late fee of €8.00.');
});

test('a plan in default shows no further fees and two possible payments', async () => {
  const user = userEvent.setup();
  const { backend } = await openPlan('defaulted');
  expect(await screen.findByText(/no more will be added/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change the number of months' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the number of months' });
  const spread = await within(dialog).findByRole('button', { name: 'Change to 12 months' });
  await waitFor(() => expect(spread).toBeEnabled());
  await user.click(spread);
  expect(await within(dialog).findByText('Your instalments have changed')).toBeVisible();
  expect(backend.store.tables.plans.all()[0]).toMatchObject({ status: 'ACTIVE', scheduleVersion: 2 });
});

test('a settlement is quoted first, and charged exactly', async () => {
  const user = userEvent.setup();
  const { backend } = await openPlan('overdue-fee');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay the whole plan off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay the whole plan off' });
  expect(await within(dialog).findByText('To pay today')).toBeVisible();
  expect(dialog).toHaveTextContent('Late fees€8.00');
  await payBy(user, dialog, /^Pay €1,09/);
  expect(await within(dialog).findByText(/ paid$/)).toBeInTheDocument();
  expect(backend.store.tables.plans.all()[0]).toMatchObject({ status: 'SETTLED', principalLeft: 0 });
});

test('a payment ahead shows its effect before it is made', async () => {
  const user = userEvent.setup();
  const { backend } = await openPlan('overdue-grace');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay ahead' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay ahead' });
  const changes = within(await within(dialog).findByRole('region', { name: 'What it changes' }));
  const saved = changes.getByRole('status');
  await waitFor(() =>
    expect(saved).toHaveTextContent(
      /^€[\d.]+ of this payment is interest until today\.You save €[\d.]+ of interest\.$/,
    ),
  );
  expect(changes.getByRole('table')).toBeVisible();
  await payBy(user, dialog, /^Pay €4/);
  expect(await within(dialog).findByText(/ paid$/)).toBeInTheDocument();
  expect(backend.store.tables.plans.all()[0]).toMatchObject({
    scheduleVersion: 2,
    scheduleReason: 'PREPAYMENT',
  });
});

test('too little and too much to pay ahead are said at the amount', async () => {
  const user = userEvent.setup();
  const { backend } = await openPlan('happy');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay ahead' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay ahead' });
  const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
  const says = async (typed: string, text: RegExp) => {
    await user.clear(amount);
    await user.type(amount, typed);
    await waitFor(() => expect(amount).toHaveAccessibleDescription(text));
    expect(within(dialog).getByRole('button', { name: /^Pay/ })).toBeDisabled();
  };
  await says('9.99', /Pay €10\.00 or more ahead\./);
  await says('5000', /Pay €[\d,.]+ or less ahead\. €[\d,.]+ pays the whole plan off\./);
  expect(backend.store.tables.plans.all()[0]).toMatchObject({ scheduleVersion: 1 });
});

/** Adds a scratchcard to a payment by its PIN. */
async function addScratchcard(user: User, dialog: HTMLElement, name: keyof typeof scratchcards) {
  await user.click(within(dialog).getByRole('button', { name: 'Add a scratchcard' }));
  const drawer = await screen.findByRole('dialog', { name: 'Add a scratchcard' });
  await user.type(within(drawer).getByLabelText('PIN'), scratchcards[name].pin);
  await user.click(within(drawer).getByRole('button', { name: 'Use this scratchcard' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a scratchcard' })).toBeNull());
}

async function openPay(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Pay €/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay' });
  await within(dialog).findByRole('region', { name: 'Where it goes' });
  return dialog;
}

test('two scratchcards and a bank transfer pay an instalment together', async () => {
  const user = userEvent.setup();
  const { backend } = await openPlan('overdue-grace');
  const dialog = await openPay(user);
  await addScratchcard(user, dialog, 'fifty');
  await addScratchcard(user, dialog, 'twenty');
  const inside = within(dialog);
  expect(dialog).toHaveTextContent('Rest of this payment€113.69');
  await user.click(inside.getByText('Bank transfer'));
  expect(inside.queryByLabelText('Card number')).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Pay €183.69' }));
  const receipt = (await inside.findByText('Waiting for the bank')).closest('[role="status"]');
  expect(receipt).toHaveTextContent('You can close this.');
  expect(receipt).toHaveAttribute('style', expect.stringContaining('info')); // not the colour of what is paid
  const payment = backend.store.tables.payments.all().at(-1);
  expect(payment).toMatchObject({ status: 'PENDING', amount: 183_69 });
  expect(payment?.sources.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['SCRATCHCARD', 50_00],
    ['SCRATCHCARD', 20_00],
    ['BANK', 113_69],
  ]);
});

/** Mira in grace, with a card that she has entered in the checkout. */
async function withCheckoutCard() {
  const on = await openBackend({ scenario: 'overdue-grace' });
  const card = { id: await (await person(on, people.mira)).card('good'), label: 'Visa •••• 4242' };
  await on.wait(61_000); // the next code is sent after a minute
  return { who: 'mira', on, draft: { card } } as const;
}

test('from another card the same button leads back to the card of the checkout', async () => {
  const user = userEvent.setup();
  await visit('/installments/details', await withCheckoutCard());
  const inside = within(await openPay(user));
  await user.click(inside.getByRole('button', { name: 'Use another card' }));
  const back = inside.getByRole('button', { name: 'Use this card' });
  expect(back).toHaveFocus();
  await choosesNewCard(user, inside);
  await user.click(back);
  expect(inside.queryByLabelText('Card number')).toBeNull();
  await user.click(inside.getByRole('button', { name: 'Pay €183.69' }));
  expect(await inside.findByText('€183.69 paid')).toBeVisible();
});

test('the wallet and the card of the checkout are used without entering anything', async () => {
  const user = userEvent.setup();
  const visiting = await withCheckoutCard();
  await visiting.on.store.transact(({ tables }) => {
    const [mira] = tables.users.all();
    if (mira) tables.users.replace({ ...mira, walletBalance: { amountMinor: 100_00, currency: 'EUR' } });
  });
  const { backend } = await visit('/installments/details', visiting);
  const dialog = await openPay(user);
  const inside = within(dialog);
  await user.click(await inside.findByRole('switch', { name: 'Use your wallet, €100.00' }));
  expect(dialog).toHaveTextContent('Rest of this payment€83.69');
  expect(inside.getByText('Visa •••• 4242')).toBeVisible();
  await user.click(inside.getByRole('button', { name: 'Pay €183.69' }));
  expect(await inside.findByText('€183.69 paid')).toBeVisible();
  expect(
    backend.store.tables.payments
      .all()
      .at(-1)
      ?.sources.map(({ kind, amount }) => [kind, amount]),
  ).toEqual([
    ['WALLET', 100_00],
    ['CARD', 83_69],
  ]);
});

/** A network that loses the answers to these calls, as often as `times` says. */
function losing(path: string, left: { times: number }) {
  return (answer: (request: Request) => Promise<Response>) => async (request: Request) => {
    const response = await answer(request);
    if (left.times === 0 || !request.url.endsWith(path)) return response;
    left.times -= 1;
    throw new TypeError('Failed to fetch');
  };
}

test('another way of paying ahead after a lost answer is another payment', async () => {
  const user = userEvent.setup();
  const losses = { times: 0 };
  const { backend } = await visit('/installments/details', {
    ...(await withCheckoutCard()),
    network: losing('/prepayments', losses),
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay ahead' }));
  const inside = within(await screen.findByRole('dialog', { name: 'Pay ahead' }));
  const made = () => backend.store.tables.payments.all().filter(({ purpose }) => purpose === 'PREPAYMENT');
  const pay = async () => {
    const button = await inside.findByRole('button', { name: /^Pay €/ });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  losses.times = 1;
  await pay();
  await waitFor(() => expect(made()).toHaveLength(1));
  await waitFor(() => expect(losses.times).toBe(0));
  await user.click(inside.getByText('Shorter term'));
  await pay();
  expect(await inside.findByRole('button', { name: 'Continue with the new version' })).toBeVisible();
  expect(made()).toHaveLength(1);
});

test('a press that paid the plan off pays once and shows its receipt later', async () => {
  const user = userEvent.setup();
  const losses = { times: 1 };
  const { backend } = await visit('/installments/details', {
    who: 'mira',
    scenario: 'overdue-grace',
    network: losing('/settlements', losses),
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay the whole plan off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay the whole plan off' });
  await payBy(user, dialog, /^Pay €/);
  const inside = within(dialog);
  expect(await inside.findByText('No answer arrived')).toBeVisible();
  await waitFor(() => expect(backend.store.tables.plans.all()[0]?.status).toBe('SETTLED'));
  await waitFor(() => expect(inside.queryByText('To pay today')).toBeNull()); // a plan that is paid off has no quote
  expect(inside.getByText(/try again safely: nothing happens twice/)).toBeVisible();
  await user.click(inside.getByRole('button', { name: /^Pay €/ }));
  expect(await inside.findByText(/ paid$/)).toBeVisible();
  expect(backend.store.tables.payments.all().filter(({ purpose }) => purpose === 'SETTLEMENT')).toHaveLength(
    1,
  );
});

test('a payment whose answer is lost twice is the same at the third press', async () => {
  const user = userEvent.setup();
  const losses = { times: 2 };
  const app = await visit('/installments/details', {
    who: 'mira',
    scenario: 'overdue-grace',
    network: losing('/plan-payments', losses),
  });
  const made = () => app.backend.store.tables.payments.all().filter(({ amount }) => amount === 50_00);
  const dialog = await openPay(user);
  const inside = within(dialog);
  const amount = inside.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '50');
  await payBy(user, dialog, /^Pay €50\.00/);
  const again = async () => {
    app.changeFeed.wakeAll(); // the plan has another version by now
    const button = await inside.findByRole('button', { name: /^Pay €50\.00/ });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  expect(await inside.findByText('No answer arrived')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '51');
  await waitFor(() => expect(inside.queryByText('No answer arrived')).toBeNull());
  await user.clear(amount);
  await user.type(amount, '50');
  await again();
  await waitFor(() => expect(losses.times).toBe(0));
  expect(await inside.findByText('No answer arrived')).toBeVisible();
  await again();
  expect(await inside.findByText('€50.00 paid')).toBeVisible();
  expect(made()).toHaveLength(1);
});

test.each(['1900', '999999999999999'])(
  'an amount of %s, more than is left, is refused and not named by Pay',
  async (typed) => {
    const user = userEvent.setup();
    await openPlan('overdue-grace');
    const dialog = await openPay(user);
    const inside = within(dialog);
    const amount = inside.getByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, typed);
    expect(await inside.findByText(/^Only .*1,102\.16 is left to pay\.$/)).toBeVisible();
    expect(amount).toHaveAttribute('aria-invalid', 'true');
    expect(inside.queryByRole('button', { name: 'Copy details' })).toBeNull();
    expect(inside.getByRole('button', { name: 'Pay' })).toBeDisabled();
  },
);

test('a declined payment is shown where the focus is, however far below the button was', async () => {
  const user = userEvent.setup();
  await openPlan('overdue-grace');
  const dialog = await openPay(user);
  for (const _press of [1, 2]) {
    await payBy(user, dialog, /^Pay €183\.69/, cardNumbers.poor);
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^The payment was declinedInsufficient funds/),
    );
    await user.clear(within(dialog).getByLabelText('Card number'));
    for (const name of ['Expires', 'Security code', 'Name on the card'])
      await user.clear(within(dialog).getByLabelText(name));
  }
});
