import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { byCard } from '#tests/kit/sources.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

/** Mira with so many plans of the worked example, on the day on which they began, and the card of the checkout. */
async function holderOf(
  plans: number,
  instead?: (url: URL) => Response | null,
  waitMs = 0,
  /** What is paid of the first plan, in minor units. */
  paid = 0,
) {
  const kit = await openBackend();
  const customer = await person(kit, people.mira);
  for (let count = 0; count < plans; count += 1) {
    await customer.buys('Espresso machine', 'STD6');
    await kit.wait(61_000); // the next code is sent after a minute
  }
  const card = { id: await customer.card('good'), label: 'Visa •••• 4242' };
  const [first] = kit.store.tables.plans.all();
  if (first && paid > 0) {
    const parts = [{ planId: first.id, amount: euro(paid), version: first.version }];
    await kit.done(201, 'payPlans', { body: { parts, ...byCard(card.id, paid) } }, customer.as);
  }
  await kit.wait(waitMs);
  return visit('/installments', { who: 'mira', on: kit, draft: { card }, ...(instead && { instead }) });
}

async function openDialog(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay all plans off' }));
  return screen.findByRole('dialog', { name: 'Pay all plans off' });
}

test('is not offered with a single plan', async () => {
  await holderOf(1);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: /^Autopay/ });
  expect(screen.queryByRole('menuitem', { name: 'Pay all plans off' })).toBeNull();
});

test('settling all plans shows each cost and the sums, then makes a payment for each', async () => {
  const user = userEvent.setup();
  const { backend } = await holderOf(2);
  const dialog = await openDialog(user);
  const inside = within(dialog);
  // On the first day no interest has accrued: 1,080.00 of 1,102.16 (5 x 183.69 + 183.71), so 22.16 less; twice 2,160.00 and 44.32
  const rows = await inside.findAllByRole('region', { name: /^Espresso machine, PLN-/ });
  await waitFor(() => expect(dialog).toHaveTextContent('All plans together€2,160.00'));
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('You save€22.16To pay today€1,080.00'),
    expect.stringContaining('You save€22.16To pay today€1,080.00'),
  ]);
  expect(dialog).toHaveTextContent('You save in total€44.32');
  const acquire = vi.spyOn(unsavedWork, 'acquire');
  await user.click(inside.getByRole('button', { name: 'Pay €2,160.00' }));
  await waitFor(() => expect(inside.getAllByText('Paid off')).toHaveLength(2));
  expect(acquire).toHaveBeenLastCalledWith(false); // an update waits for the receipt
  expect(
    backend.store.tables.plans.all().map(({ status, principalLeft }) => [status, principalLeft]),
  ).toEqual([
    ['SETTLED', 0],
    ['SETTLED', 0],
  ]);
  const done = inside.getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await user.click(done);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay all plans off' })).toBeNull());
});

test('names the interest of a plan that goes to the wallet', async () => {
  // 22.16 were paid for days that do not come; 0.59 of the 0.60 that is left is deducted, as a payment is a cent at least
  await holderOf(2, undefined, 0, 1_101_56);
  const dialog = await openDialog(userEvent.setup());
  await waitFor(() =>
    expect(dialog).toHaveTextContent('€21.57 of interest that you paid for later days goes to your wallet.'),
  );
});

test('a failed payment is retried alone; the other stays paid', async () => {
  const user = userEvent.setup();
  let requests = 0;
  const { backend } = await holderOf(2, (url) => {
    if (!url.pathname.endsWith('/settlements')) return null;
    requests += 1;
    return requests === 1 ? internalProblem(url) : null;
  });
  const dialog = await openDialog(user);
  const inside = within(dialog);
  await user.click(await inside.findByRole('button', { name: 'Pay €2,160.00' }));
  const again = await inside.findByRole('button', { name: 'Pay €1,080.00' });
  await waitFor(() => expect(inside.getAllByText('Paid off')).toHaveLength(1));
  expect(inside.getAllByRole('alert')).toHaveLength(1);
  await waitFor(() => expect(again).toBeEnabled());
  await user.click(again);
  await waitFor(() => expect(inside.getAllByText('Paid off')).toHaveLength(2));
  expect(backend.store.tables.plans.all().map(({ status }) => status)).toEqual(['SETTLED', 'SETTLED']);
  const ofSettling = backend.store.tables.payments.all().filter(({ amount }) => amount === 1080_00);
  expect(ofSettling).toHaveLength(2);
  expect(requests, 'what is paid is not sent again').toBe(3);
});

test('amounts of the day before are not charged; those of today can be paid', async () => {
  const minuteMs = 60_000;
  const user = userEvent.setup();
  const { backend, later } = await holderOf(2, undefined, (13 * 60 + 45) * minuteMs); // until 23:47 in Berlin
  const dialog = await openDialog(user);
  const inside = within(dialog);
  const yesterdays = await inside.findByRole('button', { name: 'Pay €2,160.00' });
  await later(20 * minuteMs);
  await user.click(yesterdays);
  // 0.20 of interest for each plan since midnight
  const todays = await inside.findByRole('button', { name: 'Pay €2,160.40' });
  expect(inside.getAllByRole('alert')).toHaveLength(2);
  expect(backend.store.tables.plans.all().map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
  await waitFor(() => expect(todays).toBeEnabled());
  await user.click(todays);
  await waitFor(() => expect(inside.getAllByText('Paid off')).toHaveLength(2));
});
