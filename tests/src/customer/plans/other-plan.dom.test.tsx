import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

const pageOf = (plan: string) => `/installments/details?plan=${plan}`;

test('what was opened of one plan is not open at another that is loaded already', async () => {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  await (await person(on, people.mira)).buys('Headphones', 'STD6');
  await on.wait(61_000); // the next code is sent after a minute
  const miraId = on.store.tables.users.find('phoneE164', people.mira)?.id ?? '';
  const plans = on.store.tables.plans.by('userId', miraId);
  const other = plans.find(({ title }) => title === 'Headphones')?.number ?? '';
  await visit(pageOf(other), { who: 'mira', on });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const goTo = (plan: string) =>
    act(() => {
      window.history.pushState(null, '', pageOf(plan));
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await heading('Headphones');
  await screen.findByRole('button', { name: /^2: calculation/ });
  goTo('PLN-000101');
  await heading('Espresso machine');
  const line = await screen.findByRole('button', { name: /^2: calculation/ });
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  goTo(other);
  await heading('Headphones');
  expect(await screen.findByRole('button', { name: /^2: calculation/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
