import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

test.each([
  ['fails', (url: URL) => internalProblem(url)],
  ['has another shape', () => Response.json({ id: 1 })],
])('a plan whose read %s says that its actions are unknown and can be read again', async (_how, broken) => {
  let isBroken = true;
  await visit('/installments/details?plan=PLN-000101', {
    who: 'mira',
    instead: (url) => (isBroken && /^\/api\/v1\/plans\/[^/]+$/.test(url.pathname) ? broken(url) : null),
  });
  expect(await screen.findByText('We couldn’t read what you can do with this plan.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay €/ })).toBeNull();
  isBroken = false;
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  expect(await screen.findByRole('button', { name: /^Pay €/ })).toBeVisible();
});
