import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { visit } from '#tests/kit/visit.tsx';

type User = ReturnType<typeof userEvent.setup>;

const minuteMs = 60_000;

/** The plan of the worked example in a tab, whose customer begins a payment of 50.00 in another tab. */
async function planInTwoTabs(page: 'plan' | 'plans') {
  const on = await openBackend();
  const holder = await planHolder(on);
  const { number } = await holder.plan();
  await on.wait(minuteMs); // a code was sent a moment ago
  const mira = await person(on, people.mira);
  if (page === 'plans') await mira.buys('Headphones', 'STD6');
  const card = { id: await mira.card('good'), label: 'Visa •••• 4242' };
  await on.wait(minuteMs);
  // The address names the plan, so that following the link does not load another page, which would close the dialog.
  const address = page === 'plan' ? `/installments/details?plan=${number}` : '/installments';
  await visit(address, { who: 'mira', on, draft: { card } });
  const begins = async () => {
    await holder.pays(50_00, 'slow');
    const payment = on.store.tables.payments.all().find(({ amount }) => amount === 50_00);
    expect(payment?.status).toBe('PROCESSING');
  };
  return { user: userEvent.setup(), on, begins };
}

const underWay = 'View this payment';

test('the customer reads the bank’s decision within seconds', async () => {
  const on = await openBackend();
  const holder = await planHolder(on, people.mira);
  const { number } = await holder.plan();
  await on.wait(minuteMs);
  await holder.pays(50_00, 'slow');
  await visit(`/installments/details?plan=${number}`, { who: 'mira', on });
  expect(await screen.findByText('Your bank is confirming the payment')).toBeVisible();
  await on.wait(minuteMs / 2);
  expect(await screen.findByRole('button', { name: /^Pay €/ })).toBeEnabled();
  await waitFor(() => expect(screen.queryByText('Your bank is confirming the payment')).toBeNull());
});

async function openDialog(user: User, presses: readonly RegExp[], title: string) {
  const [button, item] = presses;
  await user.click(await screen.findByRole('button', { name: button ?? '' }));
  if (item) await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog', { name: title });
}

/** Follows the link and expects the payment to be marked on the page of its plan. */
async function expectToFollowLink(user: User, dialog: HTMLElement) {
  const link = await within(dialog).findByRole('link', { name: underWay });
  expect(dialog).toHaveTextContent(/The bank is still deciding.*€50\.00.*In progress/);
  expect(within(dialog).getAllByRole('alert')).toHaveLength(1);
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => {
    const [row, ...otherRows] = document.querySelectorAll('li[aria-current="true"]');
    expect(otherRows).toEqual([]);
    expect(row).toHaveTextContent(/€50\.00.*In progress/);
    expect(row).toHaveFocus();
  });
}

test.each([
  ['Pay the whole plan off', [/^More$/, /^Pay the whole plan off/]],
  ['Withdraw from the plan', [/^More$/, /^Withdraw/]],
])('pressing %s while another payment is under way shows and opens that payment', async (title, presses) => {
  const { user, begins } = await planInTwoTabs('plan');
  const dialog = await openDialog(user, presses, title);
  const pay = await within(dialog).findByRole('button', { name: /^Pay €/ });
  await begins();
  await user.click(pay);
  await within(dialog).findByRole('link', { name: underWay });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Pay' })).toBeDisabled());
  expect(within(dialog).queryByText(/^You save/)).toBeNull();
  await expectToFollowLink(user, dialog);
});

test.each([
  ['Pay', [/^Pay €/]],
  ['Pay ahead', [/^More$/, /^Pay ahead/]],
])('after %s the changed plan is shown before the payment under way', async (title, presses) => {
  const { user, begins } = await planInTwoTabs('plan');
  const dialog = await openDialog(user, presses, title);
  const inside = within(dialog);
  const pay = await inside.findByRole('button', { name: /^Pay €/ });
  await waitFor(() => expect(pay).toBeEnabled());
  await begins();
  await user.click(pay);
  const adopt = await inside.findByRole('button', { name: 'Continue with the new version' });
  await waitFor(() => expect(adopt).toBeEnabled());
  await user.click(adopt);
  await expectToFollowLink(user, dialog);
});

test.each([
  ['Change the number of months', [/^More$/, /^Change the number of months/]],
  ['Change the due day', [/^More$/, /^Change the due day/]],
])(
  '%s is no longer possible once a payment is under way, and the dialog says why',
  async (title, presses) => {
    const { user, begins } = await planInTwoTabs('plan');
    const dialog = await openDialog(user, presses, title);
    const inside = within(dialog);
    if (title === 'Change the due day') {
      const day = await inside.findByLabelText('Day of the month');
      expect(within(day).queryByRole('option', { name: 'Day 10' })).toBeNull(); // the present one
      await user.selectOptions(day, 'Day 20');
    }
    const change = await inside.findByRole('button', { name: /^(Change to 12 months|Pay on day 20)/ });
    await waitFor(() => expect(change).toBeEnabled());
    await begins();
    await user.click(change);
    expect(await inside.findByText('This is no longer possible')).toBeVisible();
    expect(dialog).toHaveTextContent(
      'Nothing was done. The bank is still deciding about a payment of this plan.',
    );
    expect(inside.queryByRole('button', { name: 'Continue with the new version' })).toBeNull();
    await user.click(inside.getByText('Close', { selector: 'button *' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
);

test('paying all plans off shows the payment under way at its plan', async () => {
  const { user, begins, on } = await planInTwoTabs('plans');
  const dialog = await openDialog(user, [/^More$/, /^Pay .*off/], 'Pay all plans off');
  const pay = await within(dialog).findByRole('button', { name: /^Pay €/ });
  await begins();
  await user.click(pay);
  await expectToFollowLink(user, dialog);
  expect(on.store.tables.plans.all().some(({ status }) => status === 'SETTLED')).toBe(true);
});
