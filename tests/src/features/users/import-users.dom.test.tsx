import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mostImported } from '#contracts/users/import.ts';
import { usersIn } from '#src/features/users/import-file.ts';
import { visit } from '#tests/kit/visit.tsx';

test('columns are found by their headings in any order, or taken by position without headings', () => {
  const nina = { fullName: 'Nina Berg', contact: 'nina@example.com' };
  expect(usersIn('E-mail,Name\nnina@example.com,Nina Berg\n')).toEqual([{ line: 2, ...nina, tag: '' }]);
  expect(usersIn('Nina Berg;nina@example.com;fair\n\n"Falk, Tom";+49151')).toEqual([
    { line: 1, ...nina, tag: 'fair' },
    { line: 3, fullName: 'Falk, Tom', contact: '+49151', tag: '' },
  ]);
  expect(usersIn("Name,Phone\nNina Berg,'+49151")).toMatchObject([{ contact: '+49151' }]); // as an export writes it
  expect(usersIn("Name,Contact\n't Hooft,hooft@example.com")).toMatchObject([{ fullName: "'t Hooft" }]);
  expect(usersIn('')).toEqual([]);
});

test('a file is shown row by row before anything is created', async () => {
  const user = userEvent.setup();
  const { shop } = await visit('/mini-admin/users', { who: 'administrator' });
  const before = shop.tables.users.size;
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import customers' });
  const rows = 'Name,Contact,Tag\nNina Berg,nina.berg@example.com,fair-2027\nTom Falk,nowhere,\n';
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File([rows], 'customers.csv', { type: 'text/csv' }));
  expect(await within(dialog).findByText('1 of 2 rows would create a customer.')).toBeVisible();
  const [first] = within(within(dialog).getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/Tom Falk row 3.*Write an e-mail address.*Refused/);
  expect(shop.tables.users.size).toBe(before);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:refused');
  await user.click(within(dialog).getByRole('button', { name: 'Save refused rows' }));
  expect(saved).toHaveBeenCalledOnce();
  await user.click(within(dialog).getByRole('button', { name: 'Create 1 customer' }));
  expect(await within(dialog).findByText(/^1 customer created, 1 rows? refused/)).toBeVisible();
  expect(shop.tables.users.size).toBe(before + 1);
  const done = within(dialog).getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await user.click(done);
  expect(await screen.findByRole('row', { name: /Nina Berg/ })).toBeVisible();
}, 60_000);

test('a file without rows, or with too many, cannot be imported after one that could', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/users', { who: 'administrator' });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import customers' }));
  const chooses = async (rows: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, new File([rows], 'customers.csv', { type: 'text/csv' }));
  };
  expect(dialog.getByRole('button', { name: 'Create customers' })).toBeDisabled();
  await chooses('Nina Berg,nina.berg@example.com\n');
  expect(await dialog.findByRole('button', { name: 'Create 1 customer' })).toBeEnabled();
  await chooses('Nina Berg,nina.berg@example.com\n'.repeat(mostImported + 1));
  expect(await dialog.findByText(/^It has 501 rows/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create customers' })).toBeDisabled();
  await chooses('\n');
  expect(await dialog.findByText('This file has no rows')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create customers' })).toBeDisabled();
}, 60_000);
