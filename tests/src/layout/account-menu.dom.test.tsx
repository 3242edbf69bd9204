import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('the account menu says who is logged in, above its links', async () => {
  const user = userEvent.setup();
  await visit('/other/terms', { who: 'mira' });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const menu = await screen.findByRole('menu');
  expect(await screen.findByText('Logged in as Mira Okafor')).toBeVisible();
  expect(menu.textContent.startsWith('Logged in as Mira Okafor')).toBe(true);
});

test.each([
  ['administrator', 'Ada Brandt, Admin'],
  ['viewer', /^.+, Viewer$/],
] as const)('the bar of the administration names the %s and the role', async (who, name) => {
  await visit('/mini-admin/jobs', { who });
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
