import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

test('activity that cannot be read says so, and is shown once it can', async () => {
  const user = userEvent.setup();
  let isBroken = true;
  await visit('/installments/details?plan=PLN-000101', {
    who: 'mira',
    instead: (url) => (isBroken && url.pathname.endsWith('/activity') ? internalProblem(url) : null),
  });
  const heading = await screen.findByRole('heading', { name: 'Activity' });
  const activity = within(heading.closest('section') ?? document.body);
  const again = await activity.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await activity.findByText('Your plan started')).toBeVisible();
  await waitFor(() => expect(activity.queryByRole('button', { name: 'Try again' })).toBeNull());
});
