import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { takeSavedFiles } from '#tests/kit/saved-files.ts';
import { visit } from '#tests/kit/visit.tsx';

const download = () => screen.findByRole('button', { name: 'Download my data' });

beforeEach(() => vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the data are requested and downloaded as a file', async () => {
  const { saved } = takeSavedFiles();
  const user = userEvent.setup();
  const { requests } = await visit('/profile', { who: 'mira' });
  await user.click(await download());
  expect(await screen.findByText(/Your file was saved/)).toBeVisible();
  expect(requests.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /v1/me/data-request', 'GET /v1/me/data']),
  );
  const data: unknown = JSON.parse((await saved[0]?.text()) ?? '{}');
  expect(data).toMatchObject({
    email: 'mira.okafor@example.com',
    plans: [{ title: 'Headphones' }, { number: 'PLN-000101' }],
  });
});

test('an account changed meanwhile shows both versions before its data are requested', async () => {
  const user = userEvent.setup();
  const { backend, requests } = await visit('/profile', { who: 'mira' });
  const button = await download();
  await backend.store.transact(({ tables }) => {
    const row = tables.users.find('phoneE164', '+4915112345678');
    if (row) tables.users.replace({ ...row, fullName: 'Mira Vega', version: row.version + 1 });
  });
  await user.click(button);
  expect(await screen.findByText('Someone else changed this')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Name/ })).toHaveTextContent(/Mira OkaforMira Vega$/);
  expect(requests.map(({ name }) => name)).not.toContain('GET /v1/me/data');
  await user.click(screen.getByRole('button', { name: 'Continue with the new version' }));
  expect(await screen.findByText(/Your file was saved/)).toBeVisible();
});

test('neither data nor deletion can be requested without a network', async () => {
  const { store, requests } = await visit('/profile', { who: 'mira', scenario: 'new-user' });
  await download();
  act(() => void store.dispatch(connectionChanged(false)));
  expect(await download()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  expect(screen.getAllByText('You’re offline. This needs the network.')).toHaveLength(2);
  expect(requests.filter(({ name }) => /data|deletion/.test(name))).toEqual([]);
});

test('an account with an open plan cannot be deleted, and the page says why', async () => {
  await visit('/profile', { who: 'mira' });
  await download();
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  const card = screen.getByRole('button', { name: 'Delete account' }).closest('section');
  expect(card).toHaveTextContent(
    /^Delete accountDelete accountYou can delete your account once all plans are paid off\.$/, // said once
  );
});

test('the deletion of an account says what becomes of wallet and scratchcards', async () => {
  const user = userEvent.setup();
  const on = await openBackend();
  const { userId, params, settles, as } = await planHolder(on);
  const quote = await on.done(200, 'quoteSettlement', { params, body: { on: null } }, as);
  await settles(quote.amount.amountMinor);
  await on.store.transact(({ tables }) => {
    const row = tables.users.get(userId);
    if (row) tables.users.replace({ ...row, walletBalance: euro(5_00) });
    for (const card of tables.scratchcards.by('status', 'ACTIVE').slice(0, 2))
      tables.scratchcards.replace({ ...card, kind: 'DIGITAL', value: euro(20_00), ownerId: userId });
  });
  await on.wait(60_000); // a code was sent a moment ago
  await visit('/profile', { who: 'mira', on });
  await download();
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'The €5.00 in your wallet is then returned to Visa •••• 4242. You lose 2 scratchcards worth €40.00: redeem them first to keep the money.',
  );
});

test('an account is kept when its customer cancels the deletion', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/profile', { who: 'mira', scenario: 'new-user' });
  const deletesOn = () => backend.store.tables.users.find('phoneE164', '+4915112345678')?.deletesOn;
  await download();
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = () => screen.findByRole('dialog');
  await user.click(await within(await dialog()).findByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText(/^Your account will be deleted on/)).toHaveTextContent(
    'Your account will be deleted on 24 Jan 2027.',
  );
  expect(deletesOn()).toBe('2027-01-24');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Keep account' }));
  await user.click(await within(await dialog()).findByRole('button', { name: 'Keep account' }));
  await waitFor(() => expect(deletesOn()).toBeNull());
  expect(await screen.findByRole('button', { name: 'Delete account' })).toBeEnabled();
});
