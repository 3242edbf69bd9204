import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { maxImported } from '#contracts/users/import.ts';
import { usersIn as usersInRows } from '#src/administration/users/import-file.ts';
import { csvRows } from '#src/platform/files/csv-rows.ts';
import { visit } from '#tests/kit/visit.tsx';

const usersIn = (csv: string) => usersInRows(csvRows(csv).rows);

/** Opens the import and returns its dialog and how a file is chosen there. */
async function opened() {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/users', { who: 'administrator' });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import customers' }));
  const choose = async (content: BlobPart) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, new File([content], 'customers.csv', { type: 'text/csv' }));
  };
  return { user, backend, dialog, choose };
}

test('columns are found by their headings in any order, or else by position', () => {
  const nina = { fullName: 'Nina Berg', contact: 'nina@example.com' };
  expect(usersIn('E-mail,Name\nnina@example.com,Nina Berg\n').users).toEqual([{ line: 2, ...nina, tag: '' }]);
  expect(usersIn('Nina Berg;nina@example.com;fair\n\n"Falk, Tom";+49151').users).toEqual([
    { line: 1, ...nina, tag: 'fair' },
    { line: 3, fullName: 'Falk, Tom', contact: '+49151', tag: '' },
  ]);
  expect(usersIn("Name,Phone\nNina Berg,'+49151").users).toMatchObject([{ contact: '+49151' }]); // as an export writes it
  expect(usersIn("Name,Contact\n't Hooft,hooft@example.com").users).toMatchObject([{ fullName: "'t Hooft" }]);
  expect(usersIn('').users).toEqual([]);
});

test('columns that are not imported are named, and too many cells refuse the file', () => {
  expect(usersIn('name;email;phone;;empty\nMira;m@x.example;+49151;x;')).toMatchObject({
    users: [{ fullName: 'Mira', contact: 'm@x.example', tag: '' }],
    unused: ['phone', 'column 4'],
  });
  expect(usersIn('Mira,m@x.example,vip,Berlin').unused).toEqual(['column 4']);
  expect(usersIn('Contact,Name,Tag\neva@x.example,Lind, Eva,vip')).toEqual({
    users: [],
    unused: [],
    refusal: 'Row 2 has more cells than there are headings.',
  });
});

test('a file is shown row by row before anything is created', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/users', { who: 'administrator' });
  const before = backend.store.tables.users.size;
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import customers' });
  const rows = 'Name,Contact,Tag\nNina Berg,nina.berg@example.com,fair-2027\nTom Falk,nowhere,\n';
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File([rows], 'customers.csv', { type: 'text/csv' }));
  expect(await within(dialog).findByText('1 of 2 rows would create a customer.')).toBeVisible();
  const [first] = within(within(dialog).getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/Tom Falk row 3.*Write an e-mail address.*Refused/);
  expect(backend.store.tables.users.size).toBe(before);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:refused');
  await user.click(within(dialog).getByRole('button', { name: 'Save refused rows' }));
  expect(saved).toHaveBeenCalledOnce();
  await user.click(within(dialog).getByRole('button', { name: 'Create 1 customer' }));
  expect(await within(dialog).findByText(/^1 customer created, 1 rows? refused/)).toBeVisible();
  expect(backend.store.tables.users.size).toBe(before + 1);
  const done = within(dialog).getByRole('button', { name: 'Done' });
  expect(done).toHaveFocus();
  await user.click(done);
  expect(await screen.findByRole('row', { name: /Nina Berg/ })).toBeVisible();
});

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
  await chooses('Nina Berg,nina.berg@example.com\n'.repeat(maxImported + 1));
  expect(await dialog.findByText(/^It has 501 rows/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create customers' })).toBeDisabled();
  await chooses('\n');
  expect(await dialog.findByText('This file has no rows')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create customers' })).toBeDisabled();
});

test('the preview shows contact, tag and a name that another customer has', async () => {
  const { user, backend, dialog, choose } = await opened();
  await choose(
    'name;email;phone;tag\nMira Okafor;mira.2@example.com;+49151;vip\nNina Berg;nina@example.com;;\n',
  );
  expect(await dialog.findByText('2 of 2 rows would create a customer.')).toBeVisible();
  expect(dialog.getByRole('alert', { name: 'Not imported' })).toHaveTextContent('phone');
  const [first, second] = within(dialog.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(
    /mira\.2@example\.com · vip.*Another customer, or an earlier row, has this name/,
  );
  expect(second).toHaveTextContent('nina@example.com');
  expect(second).not.toHaveTextContent('has this name');
  await user.click(dialog.getByRole('button', { name: 'Create 2 customers' }));
  expect(await dialog.findByText(/^2 customers created/)).toBeVisible();
  expect(backend.store.tables.users.find('email', 'nina@example.com')).toMatchObject({ kycStatus: 'NONE' });
});

test('a file of Windows-1252 keeps its letters, an unreadable one is refused', async () => {
  const { dialog, choose } = await opened();
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  await choose(latin('Name;Contact\r\nJörg Müller;joerg@example.com\r\n'));
  expect(await dialog.findByText(/Jörg Müller/)).toBeVisible();
  expect(dialog.getByText(/read as Western European/)).toBeVisible();
  expect(await dialog.findByRole('button', { name: 'Create 1 customer' })).toBeEnabled();
  await choose('Name,Contact\n"Jörg,joerg@example.com\n');
  expect(await dialog.findByText('The quotation mark in line 2 is never closed.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create customers' })).toBeDisabled();
  expect(dialog.queryByRole('table')).toBeNull();
});
