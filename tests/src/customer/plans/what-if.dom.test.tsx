import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

/** Mira's plan of the worked example on 10 March, with two instalments paid: 724.19 are left. */
async function opened() {
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  for (const day of ['2027-02-10', '2027-03-10']) {
    await customer.until(day);
    await customer.pays(183_69);
  }
  await backend.wait(61_000); // the next code is sent after a minute
  const user = userEvent.setup();
  const app = await visit('/installments/details', { who: 'mira', on: backend });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  // Found by its role, because a field that is still hidden has a label, too.
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  return { ...app, user, field };
}

/** The rows of the table beside the chart, without the head. */
const figures = () =>
  within(screen.getByRole('table', { name: /^Principal left/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('a payment of 300.00 ahead is simulated without paying anything', async () => {
  const { user, field, requests } = await opened();
  await user.clear(field);
  await user.type(field, '300');
  const change = screen.getByRole('region', { name: 'What it would change' });
  // docs/domain.md, "Worked examples": 424.19 are left, 3 of 107.60 and one of 107.58, interest 6.19
  await waitFor(() => expect(change).toHaveTextContent('€183.69€107.60'));
  expect(change).toHaveTextContent('Interest to come€10.59€6.19');
  // announced without the table
  expect(within(change).getByRole('status')).toHaveTextContent(/You save €4\.40 of interest\.$/);
  await waitFor(() => expect(figures()[0]).toBe('10 Mar 2027€724.19€424.19'));
  expect(figures().at(-1)).toBe('10 Jul 2027€0.00€0.00');
  expect(
    await screen.findByRole('img', { name: /^Principal left as it is, and after this payment/ }),
  ).toBeInTheDocument();
  expect(requests.filter(({ name }) => /prepayments$|settlements$/.test(name))).toEqual([]);
});

test('a shorter term saves months; paying off on a later day ends it there', async () => {
  const { user } = await opened();
  const change = screen.getByRole('region', { name: 'What it would change' });
  const way = screen.getByRole('combobox', { name: 'What it should change' });
  await user.selectOptions(way, 'Shorter term');
  await waitFor(() => expect(change).toHaveTextContent(/and 1 month\./));
  await user.selectOptions(way, 'Nothing left: pay it off');
  await waitFor(() => expect(change).toHaveTextContent('To pay today€724.19'));
  // What is left of the schedule costs 734.78.
  expect(change).toHaveTextContent('You save €10.59: by the schedule you would still pay €734.78.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), '2027-04-10');
  await waitFor(() => expect(change).toHaveTextContent('To pay then€544.72'));
  await waitFor(() => expect(figures()[0]).toBe('10 Apr 2027€544.72€0.00'));
  expect(figures().at(-1)).toBe('10 Jul 2027€0.00€0.00');
});

test('paying off says what goes to the wallet of interest that was paid for later days', async () => {
  const backend = await openBackend();
  const customer = await planHolder(backend, people.mira);
  // 22.16 were paid for days that do not come; 0.59 of the 0.60 that is left is deducted, as a payment is a cent at least
  await customer.pays(1_101_56);
  await backend.wait(61_000); // the next code is sent after a minute
  const user = userEvent.setup();
  await visit('/installments/details', { who: 'mira', on: backend });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  const way = await screen.findByRole('combobox', { name: 'What it should change' });
  await user.selectOptions(way, 'Nothing left: pay it off');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'What it would change' })).toHaveTextContent(
      '€21.57 of interest that you paid for later days goes to your wallet.',
    ),
  );
});

test('the amount can be set by the slider, too', async () => {
  const { user, field } = await opened();
  expect(field).toHaveValue('181.00');
  const slider = screen.getByRole('slider', { name: 'Amount' });
  expect(slider).toHaveAttribute('aria-valuetext', '€181.00');
  slider.focus();
  await user.keyboard('{End}');
  expect(field).toHaveValue('724.00');
  const change = screen.getByRole('region', { name: 'What it would change' });
  // 724.19 are left; 0.19 more would settle it, and are one last instalment
  await waitFor(() => expect(change).toHaveTextContent('Left to pay€734.78€0.19'));
});

test('a refused amount is reported at the field, in place of the figures', async () => {
  const { user, field } = await opened();
  await user.clear(field);
  await user.type(field, '1');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/€10\.00/));
  expect(field).toBeInvalid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('paying everything ahead names at the field what pays the plan off', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pay ahead' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay ahead' }));
  const amount = await dialog.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '724.19');
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/€724\.19 pays the whole plan off/));
  expect(dialog.queryByText('Copy details')).toBeNull();
});

test('the panel says that the schedule is missing instead of waiting for it', async () => {
  let isBroken = true;
  const user = userEvent.setup();
  await visit('/installments/details', {
    who: 'mira',
    scenario: 'happy',
    instead: (url) => (isBroken && url.pathname.endsWith('/schedule') ? internalProblem(url) : null),
  });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  const way = await screen.findByRole('combobox', { name: 'What it should change' });
  await user.selectOptions(way, 'Nothing left: pay it off');
  const problem = 'Something went wrong on our side';
  await waitFor(() => expect(screen.getAllByText(problem)).toHaveLength(2)); // the schedule itself, and the panel
  isBroken = false;
  const panel = way.closest('section') ?? document.body;
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: /^Principal left/ })).toBeVisible();
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
});
