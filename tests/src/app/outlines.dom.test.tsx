import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pages } from '#src/app/routes.tsx';
import { type RouteId, routeIds, routes } from '#src/platform/routing/page-table.ts';
import { render } from '#tests/kit/render.tsx';
import { visitOf } from '#tools/visits.ts';

/** The h1 of each page's outline; null where the heading depends on the data. */
function headings() {
  return routeIds().map((id) => {
    render(<MemoryRouter>{pages[id].skeleton}</MemoryRouter>);
    const heading = screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
    cleanup();
    return { id, heading };
  });
}

/** Their heading is the number of the plan, and the state of the order; until then it is the page's title. */
const namedByData: readonly RouteId[] = ['planDetails', 'checkoutConfirmation'];

test('the outline of a page has the same heading as the page', () => {
  const pagesWithHeading = headings().filter(({ heading }) => heading !== null);
  for (const { id, heading } of pagesWithHeading)
    expect(heading).toMatch(namedByData.includes(id) ? routes[id].title : visitOf(id).heading);
  const lists = routeIds().filter((id) => routes[id].area === 'administration');
  expect(pagesWithHeading.map(({ id }) => id)).toEqual(expect.arrayContaining([...lists, 'plans', 'login']));
});

const outlineAt = (address: string, id: 'checkout' | 'login' | 'profile' | 'redeem') =>
  render(<MemoryRouter initialEntries={[address]}>{pages[id].skeleton}</MemoryRouter>);

test('the outline has the same introduction as the page', () => {
  outlineAt('/redeem', 'redeem');
  expect(
    screen.getByText('Pay what is due or a down payment with it, or add its value to your wallet.'),
  ).toBeVisible();
  cleanup();
  outlineAt('/profile', 'profile');
  expect(screen.getByText(/^Your name and contacts, how we reach you/)).toBeVisible();
  cleanup();
  outlineAt('/auth/login', 'login');
  expect(screen.getByText(/^By logging in you accept the/)).toBeVisible();
});

test('the outline of the checkout is the one of the step in the address', () => {
  outlineAt('/checkout', 'checkout');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your cart');
  cleanup();
  outlineAt('/checkout?step=plan', 'checkout');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How would you like to pay?');
});
