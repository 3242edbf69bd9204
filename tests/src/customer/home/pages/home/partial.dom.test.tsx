import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

/** The parts of home by one of their headings, each with the request that fills it. */
const parts = [
  ['/v1/plans', 'Next payment, in 26 days'],
  ['/v1/inbox', 'Your plan is paid off'],
  ['/v1/me', 'Wallet'],
] as const;

test.each(parts)(
  'without an answer of %s only "%s" is missing; the page says so and can retry',
  async (path, missing) => {
    const user = userEvent.setup();
    let isBroken = true;
    await visit('/', {
      who: 'mira',
      instead: (url) => (isBroken && url.pathname === `/api${path}` ? internalProblem(url) : null),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    for (const [, heading] of parts.filter((part) => part[1] !== missing))
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByRole('heading', { name: missing })).not.toBeInTheDocument();
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: missing })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  },
);
