import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { products } from '#mocks/scenarios/catalogue.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const items = [{ productId: products[0]?.id ?? '', quantity: 1 }];

/** An address where reads that match fail until `mend`. */
async function without(address: string, scenario: string, matches: (url: URL) => boolean) {
  let isBroken = true;
  const visited = await visit(address, {
    who: 'mira',
    scenario,
    draft: { items },
    instead: (url) => (isBroken && matches(url) ? internalProblem(url) : null),
  });
  const user = userEvent.setup();
  const mend = async () => {
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
  };
  return { mend, ...visited };
}

const readsDue = ({ pathname, searchParams }: URL) =>
  pathname === '/api/v1/plans' && searchParams.get('limit') === '20' && searchParams.has('sort');

const settled = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());

test('the page of instalments says when due amounts are unread, and can retry', async () => {
  const { mend } = await without('/installments', 'overdue-grace', readsDue);
  await mend();
  expect(await screen.findByRole('button', { name: 'Pay €183.69' })).toBeVisible();
  await settled();
});

test('when no plan can be read, the page of instalments says so once', async () => {
  const { mend, requests, rest } = await without(
    '/installments',
    'overdue-grace',
    ({ pathname }) => pathname === '/api/v1/plans',
  );
  const coming = await screen.findByRole('heading', { name: /^Due now/ });
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(requests.some(({ url }) => readsDue(url))).toBe(true)); // after the page's first content
  await rest();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  expect(coming).toBeVisible();
  await mend();
  await settled();
});

test('when unpaid plans cannot be read, the checkout says so and can retry', async () => {
  const { mend } = await without('/checkout', 'one-of-each', ({ pathname }) => pathname === '/api/v1/plans');
  await mend();
  const links = await screen.findAllByRole('link', { name: 'Finish paying' });
  expect(links.length).toBeGreaterThan(0);
  await settled();
});

test('when eligibility cannot be read, the cart says so and can retry', async () => {
  const { mend } = await without('/checkout', 'happy', ({ pathname }) => pathname.endsWith('/eligibility'));
  await mend();
  expect(await screen.findByText('You can open a plan')).toBeVisible();
  await settled();
});
