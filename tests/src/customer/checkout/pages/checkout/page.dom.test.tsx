import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takesDemoCard } from '#tests/kit/pay-by.ts';
import { describe, expect, test } from 'vitest';
import { draftCleared, receiptShown } from '#src/customer/draft/draft.ts';
import { followOtherTabs } from '#src/customer/draft/storage.ts';
import { productNamed, visit, storedDraft } from '#tests/kit/visit.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const machine = { productId: productNamed('Espresso machine'), quantity: 1 };
const summary = () => screen.findByRole('complementary', { name: 'Summary' });

describe('the cart', () => {
  test('[ROUTE-05] an empty one says so and leads to what can be bought', async () => {
    await visit('/checkout?step=payment');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/');
  });

  test('a quantity changes the total, which the backend computes', async () => {
    const user = userEvent.setup();
    await visit('/checkout', { draft: { items: [machine] } });
    const order = await summary();
    const quantity = await screen.findByRole('group', { name: 'Quantity of Espresso machine' });
    await user.click(within(quantity).getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(plain(order.textContent)).toContain('€2,400.00'));
    expect(storedDraft().items).toEqual([{ ...machine, quantity: 2 }]);
  });

  test('a removed item is restored at its old position', async () => {
    const user = userEvent.setup();
    const grinder = { productId: productNamed('Coffee grinder'), quantity: 3 };
    await visit('/checkout', { draft: { items: [machine, grinder] } });
    await user.click(await screen.findByRole('button', { name: 'Remove Espresso machine' }));
    expect(storedDraft().items).toEqual([grinder]);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(storedDraft().items).toEqual([machine, grinder]);
    expect(screen.getByRole('button', { name: 'Remove Espresso machine' })).toHaveFocus();
  });
});

test('an administrator reads in the cart that only customers can order', async () => {
  await visit('/checkout', { who: 'administrator', draft: { items: [machine] } });
  const notice = 'You’re logged in as an administrator. Only customers can place an order.';
  expect(await screen.findByText(notice)).toBeVisible();
});

test.each([
  ['a secured plan without an order continues with its collateral', null, 'Collateral'],
  [
    'one with an order, which has its collateral, continues with the payment',
    `ord_${'0'.repeat(26)}`,
    'Payment',
  ],
])('%s', async (_what, orderId, heading) => {
  await visit('/checkout?step=payment', { draft: { items: [machine], offerCode: 'SEC24', orderId } });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

describe('after a purchase', () => {
  async function leaveCartAndComeBack(isReceiptShown: boolean) {
    const { store } = await visit('/checkout', { draft: { items: [machine] } });
    await screen.findByRole('button', { name: 'Remove Espresso machine' });
    await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
    await screen.findByRole('heading', { level: 1, name: 'Credit terms' });
    act(() => {
      store.dispatch(draftCleared());
      if (isReceiptShown) store.dispatch(receiptShown());
      window.history.back();
    });
  }

  test('Back from the receipt leads home, not to an empty cart', async () => {
    await leaveCartAndComeBack(true);
    expect(await screen.findByRole('heading', { level: 1, name: /^Buy now/ })).toBeVisible();
  });

  test('a cart that was emptied on this page is shown empty', async () => {
    await leaveCartAndComeBack(false);
    expect(await screen.findByRole('link', { name: 'Browse products' })).toBeVisible();
  });
});

// Expected figures: docs/domain.md, "Worked examples", an order of 1,200.00.
describe('the comparator', () => {
  test('a button chooses the down payment that makes a plan available', async () => {
    const user = userEvent.setup();
    // Three e-bikes for 7,200.00; the plan of 12 months finances 5,000.00 at most. 31 % is 2,232.00.
    const bikes = { productId: productNamed('City e-bike'), quantity: 3 };
    await visit('/checkout?step=plan', { draft: { items: [bikes] } });
    const group = await screen.findByRole('group', { name: 'Plans for this cart' });
    const [, , twelve] = within(group).getAllByRole('radio');
    expect(twelve).toBeDisabled();
    expect(within(await summary()).getByRole('link', { name: 'Change the cart' })).toHaveAttribute(
      'href',
      '/checkout?step=cart',
    );
    await user.click(within(group).getByRole('button', { name: 'Pay €2,232.00 today with 12 months' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '12 months' })).toBeChecked());
    expect(storedDraft()).toMatchObject({ offerCode: 'STD12', downPaymentBps: 3_100 });
    expect(screen.getByRole('slider', { name: 'Down payment' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Continue with 12 months' })).toBeEnabled();
  });

  test('proposes the cheapest plan, and the arrow keys move through the others', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=plan', { draft: { items: [machine] } });
    const group = await screen.findByRole('group', { name: 'Plans for this cart' });
    const [four, six, , , longest] = within(group).getAllByRole('radio');
    expect(four).toBeChecked();
    const cardOf = (badge: string) => within(group).getByText(badge).closest('[data-state]');
    expect(cardOf('Cheapest')).toContainElement(four ?? null);
    expect(cardOf('Lowest per month')).toHaveTextContent('24 months, secured');
    expect(cardOf('Needs collateral')).toHaveTextContent('24 months, secured');
    expect(screen.getByText('You can pay early at any time.')).toBeVisible(); // there is no interest to save
    four?.focus();
    await user.keyboard('{ArrowDown}');
    expect(six).toBeChecked();
    expect(screen.getByText('You can pay early at any time and save interest.')).toBeVisible();
    expect(storedDraft().offerCode).toBe('STD6');
    expect(longest).toBeDisabled();
    expect(longest).toHaveAccessibleDescription(expect.stringMatching(/Add €800\.00/));
    const text = plain((await summary()).textContent);
    for (const figure of ['€120.00', '€183.69', '€183.71', '€22.16', '€1,222.16', '10 Jul 2027']) {
      expect(text).toContain(figure);
    }
    expect(screen.getByRole('button', { name: 'Continue with 6 months' })).toBeInTheDocument();
  });

  test('shows how each amount is calculated', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=plan', { draft: { items: [machine], offerCode: 'STD6' } });
    await user.click(await screen.findByRole('button', { name: 'See the calculation' }));
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .map((row) => plain(row.textContent));
    expect(rows).toHaveLength(8);
    expect(rows[2]).toContain('€183.69€6.30€1,080.00 × 7.00% ÷ 12');
    expect(rows[7]).toMatch(/^610 Jul 2027collected Mon 12 Jul€183\.71€1\.07.*€182\.64€0\.00$/);
  });

  test('a larger down payment means lower instalments, from the offer’s smallest share', async () => {
    await visit('/checkout?step=plan', { draft: { items: [machine], offerCode: 'PAY4' } });
    const slider = await screen.findByRole('slider', { name: 'Down payment' });
    expect(slider).toHaveAttribute('aria-valuenow', '2500');
    for (let steps = 0; steps < 5; steps += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' }); // 5 % each
    expect(storedDraft().downPaymentBps).toBe(5_000);
    const order = await summary();
    await waitFor(() => expect(plain(order.textContent)).toMatch(/to 10 Apr 20273 × €200\.00/));
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(storedDraft().downPaymentBps).toBeNull();
  });

  test('a due day moves the first payment', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=plan', { draft: { items: [machine], offerCode: 'STD6' } });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Payment day' }), 'Day 1');
    const order = await summary();
    await waitFor(() => expect(plain(order.textContent)).toContain('1 Feb to '));
    // 22 of 31 days of 6.30
    expect(screen.getByText(/^First payment/)).toHaveTextContent(
      'First payment 1 Feb, including €4.47 interest',
    );
  });

  test('an offer that is no longer available is named and not replaced', async () => {
    const dripper = { productId: productNamed('Pour-over dripper'), quantity: 2 };
    await visit('/checkout?step=plan', { draft: { items: [dripper], offerCode: 'STD12' } });
    expect(await screen.findByText(/12 months is no longer available for this cart/)).toBeInTheDocument();
    const plans = within(screen.getByRole('group', { name: 'Plans for this cart' })).getAllByRole('radio');
    expect(plans).toHaveLength(5);
    for (const plan of plans) expect(plan).not.toBeChecked();
  });
});

describe('the payment for today', () => {
  const draft = { items: [machine], offerCode: 'STD6' };

  test('names each invalid field and focuses the first', async () => {
    const user = userEvent.setup();
    const { requests } = await visit('/checkout?step=payment', { draft });
    await user.type(await screen.findByLabelText('Card number'), '4242424242424241');
    await user.type(screen.getByLabelText('Expires'), '13/30');
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4241');
    for (const name of ['Card number', 'Expires', 'Security code', 'Name on the card']) {
      expect(screen.getByLabelText(name)).toBeInvalid();
    }
    expect(requests.map(({ name }) => name)).not.toContain('POST /v1/card-tokens');
  });

  test('keeps what was typed when the device is turned and the summary becomes a bar', async () => {
    const user = userEvent.setup();
    const { resize } = await visit('/checkout?step=payment', { draft });
    await user.type(await screen.findByLabelText('Card number'), '42424242');
    for (const width of [800, 1440]) {
      resize(width);
      expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242');
    }
  });

  test('the expiry gets its slash while it is typed, and corrections stay', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=payment', { draft });
    const expires = await screen.findByLabelText('Expires');
    await user.type(expires, '1230');
    expect(expires).toHaveValue('12/30');
    await user.type(expires, '{Backspace}{Backspace}{Backspace}');
    expect(expires).toHaveValue('12');
    const send = screen.getByRole('button', { name: 'Continue to review' });
    expect(expires.closest('form')).toContainElement(send);
  });

  test('keeps a token and a label of the card, and nothing else of it', async () => {
    const user = userEvent.setup();
    const { requests } = await visit('/checkout?step=payment', { draft });
    await takesDemoCard(user, screen);
    await user.dblClick(screen.getByRole('button', { name: 'Continue to review' }));
    await waitFor(() => expect(storedDraft().card?.label).toContain('4242'));
    expect(requests.filter(({ name }) => name === 'POST /v1/card-tokens')).toHaveLength(1);
    expect(storedDraft().card?.id).toMatch(/^tok_/);
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(kept).not.toContain('4242424242424242');
    expect(kept).not.toContain('4242 4242');
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(window.location.search).toBe('?next=%2Fcheckout%2Fconfirmation');
  });

  test('whoever goes back while the card is checked stays there, and the card is kept', async () => {
    const user = userEvent.setup();
    const checked = Promise.withResolvers<undefined>();
    await visit('/checkout?step=plan', {
      draft,
      network: (respond) => async (request) => {
        if (request.url.endsWith('/v1/card-tokens')) await checked.promise;
        return respond(request);
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Continue with / }));
    await takesDemoCard(user, screen);
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    window.history.back();
    await screen.findByRole('heading', { name: 'How would you like to pay?' });
    checked.resolve(undefined);
    await waitFor(() => expect(storedDraft().card?.label).toContain('4242'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How would you like to pay?');
    expect(window.location.search).toContain('step=plan');
  });

  test('an empty card number is to be entered, a wrong one to be checked', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=payment', { draft });
    const number = await screen.findByLabelText('Card number');
    const submit = screen.getByRole('button', { name: 'Continue to review' });
    await user.click(submit);
    expect(number).toHaveAccessibleDescription('Enter the card number');
    await user.type(number, '4242');
    await user.click(submit);
    expect(number).toHaveAccessibleDescription('Check the card number');
  });

  test('a known card is offered again, and stays within reach beside the form of another', async () => {
    const user = userEvent.setup();
    const card = { id: `tok_${'0'.repeat(26)}`, label: 'Visa •••• 4242' };
    await visit('/checkout?step=payment', { draft: { ...draft, card } });
    const known = await screen.findByRole('radio', { name: 'Visa •••• 4242' });
    expect(known).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'New card' }));
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    await user.click(known);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(storedDraft().card).toEqual(card);
  });

  test('without an available plan it leads back to the choice', async () => {
    await visit('/checkout?step=payment', {
      draft: { items: [{ productId: productNamed('Pour-over dripper'), quantity: 1 }] },
    });
    await waitFor(() => expect(window.location.search).toBe('?step=plan'));
  });

  test('on a narrow screen the summary is a bar that unfolds', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=payment', { draft, width: 390 });
    const toggle = await screen.findByRole('button', { name: /today Details/ });
    expect(plain(toggle.textContent)).toContain('€120.00');
    expect(screen.queryByText('Total to pay')).not.toBeVisible();
    await user.click(toggle);
    expect(screen.getByText('Total to pay')).toBeVisible();
  });

  test('on a narrow screen the bar has the one button of the card’s form', async () => {
    const user = userEvent.setup();
    await visit('/checkout?step=payment', { draft, width: 390 });
    await takesDemoCard(user, screen);
    const send = screen.getByRole('button', { name: 'Continue' });
    expect(await summary()).toContainElement(send);
    await user.click(send);
    await waitFor(() => expect(storedDraft().card?.label).toContain('4242'));
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  });

  test.each([
    [1279, false],
    [1280, true],
  ])('at %i px the summary beside the step is there: %s [SHELL-09]', async (width, isBeside) => {
    await visit('/checkout?step=payment', { draft, width });
    await screen.findByRole('complementary', { name: 'Summary' });
    const heading = await screen.findByText('Total to pay');
    if (isBeside) expect(heading).toBeVisible();
    else expect(heading).not.toBeVisible();
  });
});

describe('two tabs', () => {
  /** Another tab saves its draft. */
  const receive = (change: object) =>
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'tranche.draft',
        newValue: JSON.stringify({ ...storedDraft(), ...change }),
      }),
    );

  test('a cart that another tab changed is shown as it is now', async () => {
    const { store } = await visit('/checkout', { draft: { items: [machine] } });
    const quantity = within(
      await screen.findByRole('group', { name: 'Quantity of Espresso machine' }),
    ).getByRole('textbox', { name: 'Quantity' });
    followOtherTabs(store, window);
    receive({ items: [{ ...machine, quantity: 5 }] });
    await waitFor(() => expect(quantity).toHaveValue('5'));
    expect(screen.queryByRole('button', { name: 'Use the other tab’s cart' })).toBeNull();
  });

  test('another plan in another tab is offered, not forced', async () => {
    const user = userEvent.setup();
    const { store } = await visit('/checkout', { draft: { items: [machine] } });
    await screen.findByRole('button', { name: 'Remove Espresso machine' });
    followOtherTabs(store, window);
    receive({ items: [{ ...machine, quantity: 5 }], offerCode: 'STD12' });
    await user.click(await screen.findByRole('button', { name: 'Use the other tab’s cart' }));
    const group = await screen.findByRole('group', { name: 'Quantity of Espresso machine' });
    expect(within(group).getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
  });
});
