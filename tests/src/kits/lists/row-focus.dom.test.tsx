import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { people } from '#tests/kit/people.ts';
import { visit } from '#tests/kit/visit.tsx';

beforeEach(() => localStorage.clear());

const rowIds = () =>
  [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row') ?? '');
const focusedRow = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null;

/** The list of failed payments, and a function with which another administrator cancels some of them. */
async function failedPayments() {
  const user = userEvent.setup();
  const { backend, changeFeed } = await visit('/mini-admin/payments?status=FAILED', { who: 'administrator' });
  const token = await backend.signIn(people.approver);
  const table = await screen.findByRole('table', { name: 'Payments' });
  await within(table).findAllByRole('rowheader');
  const before = rowIds();
  async function cancels(...ids: readonly string[]): Promise<void> {
    for (const paymentId of ids) {
      const params = { paymentId };
      const body = { reason: 'Paid by another way' };
      const { version } = await backend.done(200, 'getPaymentAsAdministrator', { params }, { token });
      const ifMatch = `"${version}"`;
      await backend.done(200, 'cancelPayment', { params, body }, { token, ifMatch });
    }
    act(() => changeFeed.wake());
    await waitFor(() => expect(rowIds().filter((id) => ids.includes(id))).toEqual([]));
  }
  const [first = '', second = '', third = ''] = before;
  return { user, before, first, second, third, cancels };
}

describe('a row with the focus leaves the list', () => {
  test('the row that moves up to its place is focused', async () => {
    const { user, first, second, third, cancels } = await failedPayments();
    await user.keyboard('jj');
    expect(focusedRow()).toBe(second);
    await cancels(first, second);
    expect(focusedRow()).toBe(third);
    await user.keyboard('k'); // it is the first one now
    expect(focusedRow()).toBe(third);
  });

  test('the row before the last one gets the focus when the last one leaves', async () => {
    const { user, before, cancels } = await failedPayments();
    await user.keyboard('k');
    expect(focusedRow()).toBe(before.at(-1));
    await cancels(before.at(-1) ?? '');
    expect(focusedRow()).toBe(before.at(-2));
  });

  test('without rows, the heading', async () => {
    const { user, before, cancels } = await failedPayments();
    await user.keyboard('j');
    await cancels(...before);
    expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toHaveFocus();
  });

  test('details keep the focus while open and lead to the row in their place', async () => {
    const { user, first, second, cancels } = await failedPayments();
    await user.keyboard('j{Enter}');
    const details = await screen.findByRole('dialog', { name: /^€/ });
    await waitFor(() => expect(details).toContainElement(document.activeElement as HTMLElement));
    await cancels(first);
    expect(details).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(focusedRow()).toBe(second));
  });
});

test.each([
  ['k', 'previous is the first', 'first'],
  ['j', 'next is the row that moves up', 'third'],
] as const)(
  'of details whose row leaves the list from its second place, by %s, %s',
  async (key, _, place) => {
    const { user, second, cancels, ...otherElements } = await failedPayments();
    await user.keyboard('jj{Enter}');
    await screen.findByRole('dialog', { name: /^€/ });
    const opened = () => new URLSearchParams(window.location.search).get('open');
    expect(opened()).toBe(second);
    await screen.findByRole('button', { name: 'Next' });
    await cancels(second);
    await user.keyboard(key);
    await waitFor(() => expect(opened()).toBe(otherElements[place]));
  },
);

test('a row that leaves the list does not move a focus outside of it', async () => {
  const { user, first, second, cancels } = await failedPayments();
  await user.keyboard('j/');
  await cancels(first);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{Escape}j');
  expect(focusedRow()).toBe(second);
  await user.click(document.body); // beside all controls
  await cancels(second);
  expect(document.body).toHaveFocus();
});

test('details that were stepped through lead back to the row that was shown last', async () => {
  const { user, first, second } = await failedPayments();
  await user.keyboard('j{Enter}');
  const details = await screen.findByRole('dialog', { name: /^€/ });
  await within(details).findByText(first);
  await user.keyboard('j');
  await within(details).findByText(second);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focusedRow()).toBe(second));
});
