import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listPlans } from '#contracts/plans/list-endpoints.ts';
import { z } from '#contracts/z.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { laidOutAt } from '#tests/kit/laid-out.ts';
import { payBy } from '#tests/kit/pay-by.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

const bar = () => screen.queryByRole('complementary', { name: /^(Due now|Pay by)/ });

test.each([
  ['/installments', 'Due now', '€183.69'],
  ['/installments/details?plan=PLN-000101', 'Pay by 12 Jan', 'then €8.00 late fee'],
])('on a phone the bar of %s says "%s", and its button opens the payment', async (address, name, follows) => {
  laidOutAt(-500);
  const user = userEvent.setup();
  await visit(address, { who: 'mira', scenario: 'overdue-grace', width: 390 });
  const dueNow = await screen.findByRole('complementary', { name });
  expect(dueNow).toHaveTextContent(follows);
  await user.click(within(dueNow).getByRole('button', { name: 'Pay €183.69' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

/** The page of a customer with the overdue plan and another one, which is the same but for a change of its text. */
async function withAnother(change: (json: string) => string) {
  const on = await openBackend({ scenario: 'overdue-grace' });
  const twice = async (response: Response) => {
    const text = await response.text();
    const pageOf = (json: string) => z.parse(listPlans.responses[200], JSON.parse(json));
    const page = pageOf(text);
    const otherPlans = pageOf(change(text)).items.map((plan) => ({
      ...plan,
      id: `${plan.id.slice(0, -1)}0`,
      number: 'PLN-000900',
    }));
    return Response.json({ ...page, items: [...page.items, ...otherPlans] }, response);
  };
  await visit('/installments', {
    who: 'mira',
    on,
    width: 390,
    network: (respond) => async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const isPayable = pathname === '/api/v1/plans' && searchParams.get('limit') === '20';
      const response = await respond(request);
      return isPayable ? twice(response) : response;
    },
  });
}

test('what the bank decides about already is not paid once more', async () => {
  laidOutAt(-500);
  await withAnother((json) => json.replaceAll('"bankConfirming":false', '"bankConfirming":true'));
  const dueNow = await screen.findByRole('complementary', { name: 'Due now' });
  expect(within(dueNow).getByRole('button', { name: 'Pay €183.69' })).toBeInTheDocument();
});

// A yen has no smaller unit, a dinar a thousand.
test.each([
  ['JPY', '¥110,216', '18,369', /^Pay ¥18,369$/],
  ['KWD', 'KWD 110.216', '18.369', /^Pay KWD\s18\.369$/],
])('what is due in euros and in %s is paid apart, each with a button', async (currency, left, due, pay) => {
  laidOutAt(-500);
  const user = userEvent.setup();
  await withAnother((json) => json.replaceAll('"EUR"', `"${currency}"`));
  const other = await screen.findByRole('button', { name: pay });
  expect(screen.getAllByRole('button', { name: /^Pay €/ })).toHaveLength(2); // on the card and in the bar
  const bars = await screen.findAllByRole('complementary', { name: /^Due now/ });
  expect(bars.map((each) => each.getAttribute('aria-label'))).toEqual(['Due now in EUR']);
  await user.click(other);
  const dialog = await screen.findByRole('dialog', { name: 'Pay' });
  const amount = within(dialog).getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue(due);
  expect(dialog).toHaveTextContent(left);
  expect(dialog).not.toHaveTextContent('€');
});

// Two plans of docs/domain.md, "Worked examples", eight days late with a fee of 8.00 each.
test('what is due of two plans is paid at once, with lines and payment of each', async () => {
  const user = userEvent.setup();
  const on = await openBackend();
  const mira = await person(on, people.mira);
  for (const _purchase of [1, 2]) {
    await mira.buys('Espresso machine', 'STD6');
    await on.wait(61_000); // the next code is sent after a minute
  }
  await on.wait(39 * 24 * 60 * 60_000);
  await visit('/installments', { who: 'mira', on });
  await user.click(await screen.findByRole('button', { name: 'Pay €383.38' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay' });
  const split = within(await within(dialog).findByRole('region', { name: 'Where it goes' }));
  const numbers = on.store.tables.plans.all().map(({ number }) => number);
  for (const number of numbers) expect(split.getByText(`Espresso machine, ${number}`)).toBeVisible();
  expect(split.getAllByText('Instalment 1, principal')).toHaveLength(2);
  expect(split.getByRole('img', { name: /^Where the payment goes/ })).toHaveAccessibleName(
    /Principal €354\.78, Interest €12\.60, Late fees €16\.00/,
  );
  await payBy(user, dialog, 'Pay €383.38');
  expect(await within(dialog).findByText('€383.38 paid')).toBeVisible();
  const dues = () => screen.queryAllByRole('button', { name: 'Pay €383.38', hidden: true });
  await waitFor(() => expect(dues()).toEqual([]));
  expect(dialog).toHaveTextContent('It has gone to what was due first.');
  for (const { lines } of on.store.tables.plans.all()) expect(lines[1]?.paidOn).toBe('2027-02-18');
});

test('there is no such bar on the page of a plan of which nothing is due', async () => {
  laidOutAt(-500);
  await visit('/installments/details?plan=PLN-000101', { who: 'mira', scenario: 'happy', width: 390 });
  await screen.findByRole('button', { name: 'Pay €183.69' });
  expect(screen.getAllByRole('button', { name: 'Pay €183.69' })).toHaveLength(1);
  expect(bar()).not.toBeInTheDocument();
});

test.each([
  ['while the button is in view', 'overdue-grace', 390, 100],
  ['on a wide window', 'overdue-grace', 1440, -500],
  ['when nothing is due', 'happy', 390, -500],
])('there is no such bar %s', async (_when, scenario, width, top) => {
  laidOutAt(top);
  await visit('/installments', { who: 'mira', scenario, width });
  await screen.findAllByRole('article');
  if (scenario !== 'happy') await screen.findByRole('button', { name: 'Pay €183.69' });
  expect(bar()).not.toBeInTheDocument();
});

test('what is due is paid with the button of the card that names it', async () => {
  await visit('/installments', { who: 'mira', scenario: 'overdue-grace' });
  const next = await screen.findByRole('region', { name: /^Due now/ });
  expect(await within(next).findByRole('button', { name: 'Pay €183.69' })).toBeVisible();
  expect(within(next).queryByRole('link', { name: /^Pay/ })).toBeNull();
});
