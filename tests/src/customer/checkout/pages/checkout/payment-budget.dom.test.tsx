import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { productNamed } from '#tests/kit/visit.tsx';

const here = '/checkout?step=payment';
const card = { id: `tok_${'0'.repeat(26)}`, label: 'Visa •••• 4242' };
const machine = { productId: productNamed('Espresso machine'), quantity: 1 };
const draft = { items: [machine], offerCode: 'STD6', card };
const assessed = (requests: readonly { name: string }[]) =>
  requests.filter(({ name }) => name.endsWith('/assessments'));

// docs/domain.md, "Worked examples": 183.69 a month over six months.
test('a customer states the budget beside the card, and continues with the signature', async () => {
  const customer = customerInApplication();
  const { requests } = await customer.opens(here, { who: 'mira', draft });
  expect(await screen.findByRole('heading', { name: 'Your month' })).toBeVisible();
  expect(screen.getByText(/^So that €183\.69 a month fits\./)).toBeVisible();
  await customer.user.click(screen.getByRole('button', { name: 'Continue to review' }));
  expect(screen.getByLabelText('Income, after tax')).toHaveFocus(); // nothing was stated
  expect(assessed(requests)).toEqual([]);
  await customer.statesBudget();
  await customer.user.click(screen.getByRole('button', { name: 'Continue to review' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Review and confirm' })).toBeVisible();
  await screen.findByRole('button', { name: 'Send me the code' });
  expect(assessed(requests)).toHaveLength(1);
});

test('a budget that is approved is not asked for again', async () => {
  const customer = customerInApplication();
  const app = await customer.opens(here, { who: 'mira', draft });
  await screen.findByRole('heading', { name: 'Your month' });
  await customer.statesBudget();
  await customer.user.click(screen.getByRole('button', { name: 'Continue to review' }));
  await screen.findByRole('button', { name: 'Send me the code' });
  await customer.user.click(screen.getByRole('button', { name: /^Payment/ }));
  await customer.user.click(await screen.findByRole('button', { name: 'Continue to review' }));
  await screen.findByRole('button', { name: 'Send me the code' });
  expect(assessed(app.requests)).toHaveLength(1);
});

test('a budget that is too small is explained on the next page', async () => {
  const customer = customerInApplication();
  await customer.opens(here, { who: 'mira', draft });
  await screen.findByRole('heading', { name: 'Your month' });
  await customer.statesBudget(['2400', '2100', '0']);
  await customer.user.click(screen.getByRole('button', { name: 'Continue to review' }));
  const heading = { level: 1, name: 'This plan does not fit your budget yet' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});

test('a visitor is not asked for a budget before the login', async () => {
  const customer = customerInApplication();
  await customer.opens(here, { draft });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue to review' })).toBeEnabled());
  expect(screen.queryByRole('heading', { name: 'Your month' })).toBeNull();
});
