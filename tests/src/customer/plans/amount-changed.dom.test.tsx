import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { payBy } from '#tests/kit/pay-by.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const minuteMs = 60_000;

test.each([
  ['Pay the whole plan off', 'Espresso machine is paid off.'],
  ['Withdraw from the plan', 'You have withdrawn from the plan for Espresso machine. Nothing more is due.'],
])('“%s” charges no amount of the day before and shows both amounts', async (action, done) => {
  const user = userEvent.setup();
  const on = await openBackend();
  const { plan } = await planHolder(on);
  await plan();
  await on.wait(minuteMs); // a code was sent a moment ago
  const card = { id: await (await person(on, people.mira)).card('good'), label: 'Visa •••• 4242' };
  await on.wait((13 * 60 + 49) * minuteMs); // from 10:00 to 23:50 in Berlin
  const { backend, later } = await visit('/installments/details', { who: 'mira', on, draft: { card } });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = await screen.findByRole('dialog', { name: action });
  const inside = within(dialog);
  const button = await inside.findByRole('button', { name: 'Pay €1,080.00' });
  await later(20 * minuteMs);
  await user.click(button);
  // 1,080.00 x 7 % / 12 x 1/31 = 0.20 of interest since midnight
  expect(await inside.findByText(/^It was €1,080\.00/)).toHaveTextContent(
    'It was €1,080.00 and is €1,080.20 now. Nothing was charged.',
  );
  expect(backend.store.tables.payments.all().some(({ amount }) => amount === 1080_00)).toBe(false);
  const again = await inside.findByRole('button', { name: 'Pay €1,080.20' });
  await waitFor(() => expect(again).toBeEnabled());
  await user.click(again);
  expect(await inside.findByText(done)).toBeVisible();
});

test('while its amount cannot be read again, a plan cannot be paid off', async () => {
  const user = userEvent.setup();
  let fails = false;
  const on = await openBackend({ scenario: 'happy' });
  await on.wait((13 * 60 + 50) * minuteMs); // from 10:00 to 23:50 in Berlin
  const { later } = await visit('/installments/details?plan=PLN-000101', {
    who: 'mira',
    on,
    instead: (url) => (fails && url.pathname.endsWith('/settlement-quotes') ? internalProblem(url) : null),
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay the whole plan off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay the whole plan off' });
  await within(dialog).findByRole('button', { name: /^Pay €/ });
  fails = true;
  await later(20 * minuteMs); // the amount of yesterday is refused, and the one of today cannot be read
  await payBy(user, dialog, /^Pay €/);
  expect(await within(dialog).findByText(/what you entered is kept/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Pay' })).toBeDisabled();
});
