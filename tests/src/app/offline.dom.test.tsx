import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { signedOut } from '#src/platform/session/session.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { productNamed, visit } from '#tests/kit/visit.tsx';

type Visited = Awaited<ReturnType<typeof visit>>;

const goOffline = ({ store }: Visited) => act(() => void store.dispatch(connectionChanged(false)));

/** Expects that the button is disabled with the reason beside it, and that no command was sent meanwhile. */
async function expectRefused(
  visited: Visited,
  button: string | RegExp,
  reason: RegExp,
  inside = document.body,
) {
  const before = visited.requests.length;
  goOffline(visited);
  expect(await within(inside).findByRole('button', { name: button })).toBeDisabled();
  expect(screen.getByText(reason)).toBeVisible();
  const sent = visited.requests.slice(before).filter(({ key }) => key !== null);
  expect(sent).toEqual([]);
}

/** An order of the scenario with one of each, in this state. */
async function orderIn(status: string) {
  const on = await openBackend({ scenario: 'one-of-each' });
  const mira = on.store.tables.users.find('phoneE164', people.mira);
  const order = on.store.tables.orders.by('userId', mira?.id ?? '').find((each) => each.status === status);
  return { on, id: order?.id ?? '' };
}

test('data that were read stay, with their age', async () => {
  const visited = await visit('/installments', { who: 'mira' });
  await screen.findByRole('link', { name: 'Pay now' });
  expect(screen.queryByText(/^As of/)).toBeNull();
  goOffline(visited);
  expect(screen.getByText(/^As of/)).toHaveTextContent('As of 10:00, just now');
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeDisabled();
});

test('after a reload without a network the age is that of the last answer', async () => {
  sessionStorage.setItem('tranche.read-at', String(Date.now() - 5 * 60_000));
  const visited = await visit('/orders', {
    who: 'mira',
    instead: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  goOffline(visited);
  expect(await screen.findByText(/^As of/)).toHaveTextContent(/5 minutes ago$/);
});

describe('against a real API', () => {
  const configuration = { mocks: 'off' } as const;

  /** Mira's plans, read and kept; the tab is then loaded again without a network. */
  async function reloadedOffline(address = '/installments') {
    const on = await openBackend({ scenario: 'happy' });
    const first = await visit('/installments', { who: 'mira', on, configuration });
    await screen.findByRole('link', { name: 'Pay now' });
    const kept = () => sessionStorage.getItem('tranche.answers') ?? '';
    await waitFor(() => expect(kept()).toContain('GET /v1/plans'));
    first.unmount();
    const instead = () => {
      throw new TypeError('Failed to fetch');
    };
    const visited = await visit(address, { on, configuration, instead });
    goOffline(visited);
    return { ...visited, kept };
  }

  test('data that were read are shown with their age after a reload without a network', async () => {
    await reloadedOffline();
    expect(await screen.findByRole('button', { name: 'Pay now' })).toBeDisabled();
    expect(screen.getByText(/^As of/)).toBeVisible();
  });

  test('the age is that of the shown data, also when other data were read later', async () => {
    sessionStorage.clear();
    const read = await reloadedOffline();
    read.unmount();
    const hourAgo = Date.now() - 3_600_000;
    const stored = read.kept().replaceAll(/,\d{13}\]/g, `,${hourAgo}]`);
    sessionStorage.setItem('tranche.answers', stored);
    sessionStorage.setItem('tranche.read-at', String(Date.now()));
    const visited = await visit('/installments', {
      configuration,
      instead: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    goOffline(visited);
    await screen.findByRole('button', { name: 'Pay now' });
    expect(screen.getByText(/^As of/)).toHaveTextContent(/1 hour ago$/);
  });

  test('the calculator’s prices can be read again, others are said to be unknown', async () => {
    const monthly = '€94.90'; // docs/domain.md, the worked example in twelve months
    const first = await visit('/', { configuration });
    const calculator = async () => {
      const heading = await screen.findByRole('heading', { name: 'What would it cost?' });
      return heading.closest('section') ?? document.body;
    };
    const read = await calculator();
    await waitFor(() => expect(read).toHaveTextContent(monthly));
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('tranche.answers')).toContain('POST /v1/quote-comparisons');
    first.unmount();
    const instead = () => {
      throw new TypeError('Failed to fetch');
    };
    const visited = await visit('/', { configuration, instead });
    goOffline(visited);
    const card = await calculator();
    await waitFor(() => expect(card).toHaveTextContent(monthly));
    expect(within(card).queryByText(/not opened before/)).toBeNull();
    within(card).getByRole('slider').focus();
    await userEvent.setup().keyboard('{ArrowRight}');
    expect(await within(card).findByText(/not opened before/)).toBeVisible();
    expect(within(card).getByText(/^These are the prices for/)).toHaveTextContent(
      'These are the prices for €1,200.00, which were read before.',
    );
    expect(within(card).getByRole('list', { name: 'Plans for this amount' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    expect(card).toHaveTextContent(monthly);
  });

  test('a page that was never opened says so', async () => {
    await reloadedOffline('/orders');
    expect(
      await screen.findByText(/This was not opened before, so there is nothing to show yet/),
    ).toBeVisible();
    expect(screen.getByText(/It loads once you’re back online/)).toBeVisible();
  });

  test('data that were read are stored at once when the page is left', async () => {
    const on = await openBackend({ scenario: 'happy' });
    await visit('/installments', { who: 'mira', on, configuration });
    await screen.findByRole('link', { name: 'Pay now' });
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('tranche.answers')).toContain('GET /v1/plans');
  });

  test('nothing of it stays after logging out', async () => {
    const { store, kept } = await reloadedOffline();
    act(() => void store.dispatch(signedOut()));
    expect(kept()).toBe('');
  });

  test('data that an administrator reads are not stored, because they belong to others', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { rest } = await visit('/mini-admin/users', { who: 'administrator', configuration });
    await screen.findByRole('table', { name: 'Users' });
    await rest();
    await act(() => vi.advanceTimersByTimeAsync(5_000)); // answers are stored a second after the last one
    expect(sessionStorage.getItem('tranche.answers')).toBeNull();
  });
});

test('a card is not accepted for a purchase', async () => {
  const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];
  const visited = await visit('/checkout?step=payment', { draft: { items, offerCode: 'STD6' } });
  await screen.findByRole('textbox', { name: 'Card number' });
  await expectRefused(visited, 'Continue to review', /A card is checked immediately and never stored here/);
});

test('no code is sent for a signature', async () => {
  const { on, id } = await orderIn('READY_TO_CONFIRM');
  const visited = await visit(`/checkout/confirmation?order=${id}`, { who: 'mira', on });
  await screen.findByRole('button', { name: 'Send me the code' });
  await expectRefused(visited, 'Send me the code', /An order is confirmed only while you’re online/);
});

test('a signed order is not paid', async () => {
  const { on, id } = await orderIn('AWAITING_DOWN_PAYMENT');
  const visited = await visit(`/checkout/confirmation?order=${id}`, { who: 'mira', on });
  await screen.findByRole('button', { name: /^Pay €/ });
  const payBy = screen.getByText('Pay by').closest('div')?.querySelector('time');
  expect(payBy).toHaveAttribute('datetime', on.store.tables.orders.get(id)?.expiresAt);
  await expectRefused(visited, /^Pay €/, /pay once you’re back online/);
});

test('a payment of a plan that was begun is not made, and stays as it is', async () => {
  const user = userEvent.setup();
  const visited = await visit('/installments/details', { who: 'mira', scenario: 'overdue-grace' });
  await user.click(await screen.findByRole('button', { name: /^Pay €/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay' });
  await within(dialog).findByRole('textbox', { name: 'Card number' });
  await expectRefused(visited, /^Pay/, /Nothing is paid until you’re back online/, dialog);
});

describe('no payment begins', () => {
  const reason = /You can pay once you’re back online/;

  test('on the page of a plan, neither from its menu nor in the bar of a phone', async () => {
    const user = userEvent.setup();
    const visited = await visit('/installments/details', { who: 'mira', scenario: 'overdue-grace' });
    await screen.findByRole('button', { name: 'Pay €183.69' });
    await expectRefused(visited, 'Pay €183.69', reason);
    for (const button of screen.getAllByText('Pay €183.69')) expect(button.closest('button')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More' }));
    const payments = await screen.findByRole('group', { name: reason });
    expect(within(payments).getAllByRole('menuitem', { name: /^Pay/ })).toHaveLength(2);
    for (const item of within(payments).getAllByRole('menuitem'))
      expect(item).toHaveAttribute('aria-disabled');
    expect(screen.getByRole('menuitem', { name: 'Report a problem' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('from the notice and the card of home', async () => {
    const late = await visit('/', { who: 'mira', scenario: 'overdue-grace' });
    await screen.findByRole('link', { name: /^Pay €/ });
    await expectRefused(late, /^Pay €/, reason);
    late.unmount();
    const onTime = await visit('/', { who: 'mira' });
    await screen.findByRole('link', { name: 'Pay now' });
    await expectRefused(onTime, 'Pay now', reason);
  });

  test('of all plans at once, or of one that has not started', async () => {
    const visited = await visit('/installments', { who: 'mira', scenario: 'one-of-each' });
    await screen.findByRole('button', { name: 'Pay all plans off' });
    await screen.findAllByRole('link', { name: 'Finish paying' });
    await expectRefused(visited, 'Pay all plans off', reason);
    for (const button of screen.getAllByRole('button', { name: 'Finish paying' }))
      expect(button).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Finish paying' })).toBeNull();
  });

  test('of a signed order in the list', async () => {
    const visited = await visit('/orders', { who: 'mira', scenario: 'one-of-each' });
    const links = await screen.findAllByRole('link', { name: 'Finish paying' });
    goOffline(visited);
    expect(screen.queryByRole('link', { name: 'Finish paying' })).toBeNull();
    const buttons = screen.getAllByRole('button', { name: 'Finish paying' });
    expect(buttons).toHaveLength(links.length);
    for (const button of buttons) expect(button).toBeDisabled();
    expect(screen.getAllByText(reason)).toHaveLength(links.length);
  });
});

test('an order is not cancelled', async () => {
  const user = userEvent.setup();
  const { on, id } = await orderIn('AWAITING_DOWN_PAYMENT');
  const visited = await visit(`/checkout/confirmation?order=${id}`, { who: 'mira', on });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order' });
  await expectRefused(visited, 'Cancel order', /This can be done once you’re back online/, dialog);
});

test('collateral is not added', async () => {
  const user = userEvent.setup();
  const visited = await visit('/checkout/collateral', { who: 'mira', scenario: 'one-of-each' });
  await user.click(await screen.findByRole('button', { name: 'Add something else' }));
  const add = 'Add and continue with documents';
  await screen.findByRole('button', { name: add });
  await expectRefused(visited, add, /This can be sent once you’re back online/);
});

test('a purchase is not rated', async () => {
  const { on, id } = await orderIn('ACTIVE');
  const visited = await visit(`/checkout/confirmation?order=${id}`, { who: 'mira', on });
  const stars = await screen.findByRole('radiogroup', { name: 'Was this easy to understand?' });
  goOffline(visited);
  expect(screen.getByText(/You can rate it once you’re back online/)).toBeVisible();
  expect(within(stars).queryByRole('radio', { checked: false })).toBeNull();
});

test('a PIN is neither redeemed nor revealed', async () => {
  const visited = await visit('/redeem', { who: 'mira' });
  const reveal = await screen.findAllByRole('button', { name: 'Reveal PIN' });
  await expectRefused(visited, 'Check the card', /it is never kept to be sent later/);
  for (const button of reveal) expect(button).toBeDisabled();
  expect(screen.getAllByText(/The PIN can be revealed once/)).toHaveLength(reveal.length);
});

test('no code is sent to log in', async () => {
  const visited = await visit('/auth/login');
  await screen.findByRole('textbox', { name: 'Phone or e-mail' });
  await expectRefused(visited, 'Send the code', /You can log in once you’re back online/);
});
