import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { laidOutAt } from '#tests/kit/laid-out.ts';
import { visit } from '#tests/kit/visit.tsx';

const patient = { timeout: 15_000 };

const bar = () => screen.queryByRole('complementary', { name: 'Due now' });

test.each(['/installments', '/installments/details?plan=PLN-000101'])(
  'on a phone the bar of %s shows the due amount, and its button opens the payment',
  async (address) => {
    laidOutAt(-500);
    const user = userEvent.setup();
    await visit(address, { who: 'mira', scenario: 'overdue-grace', width: 390 });
    const shown = await screen.findByRole('complementary', { name: 'Due now' }, patient);
    expect(shown).toHaveTextContent(/€\d+\.\d\d/);
    await user.click(within(shown).getByRole('button', { name: 'Pay' }));
    expect(await screen.findByRole('dialog', {}, patient)).toBeVisible();
  },
  60_000,
);

test.each([
  ['while the button is in view', 'overdue-grace', 390, 100],
  ['on a wide window', 'overdue-grace', 1440, -500],
  ['when nothing is due', 'happy', 390, -500],
])(
  'there is no such bar %s',
  async (_when, scenario, width, top) => {
    laidOutAt(top);
    await visit('/installments', { who: 'mira', scenario, width });
    await screen.findAllByRole('article', {}, patient);
    if (scenario !== 'happy') await screen.findByRole('button', { name: /^Pay what is due/ }, patient);
    expect(bar()).not.toBeInTheDocument();
  },
  60_000,
);
