import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const patient = { timeout: 15_000 };

test('the list of plans links to the autopay of a plan', async () => {
  const user = userEvent.setup();
  await visit('/installments', { who: 'mira' });
  await user.click(await screen.findByRole('link', { name: 'Autopay of PLN-000101' }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'Autopay' }, patient);
  expect(dialog).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'PLN-000101' })).toBeVisible();
}, 60_000);

test('a plan that is paid off offers no autopay in the list', async () => {
  await visit('/installments?tab=finished', { who: 'mira', scenario: 'one-of-each' });
  expect(await screen.findAllByRole('article', {}, patient)).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: /^Autopay/ })).not.toBeInTheDocument();
}, 60_000);
