import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const address = '/mini-admin/scratchcards/cards';

test('the fraud board has compared all cards, and compares them again', async () => {
  const user = userEvent.setup();
  const { backend, requests } = await visit(address, { who: 'administrator' });
  await user.click(await screen.findByRole('button', { name: 'Fraud board' }));
  const words = `${backend.store.tables.scratchcards.all().length} cards checked: each code and each PIN is there once.`;
  expect(await screen.findByText(words)).toBeVisible();
  const asked = () => requests.filter(({ name }) => name.endsWith('/scratchcard-fraud')).length;
  const before = asked();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(asked()).toBe(before + 1);
});

test('who enters wrong PINs is named with the wait, and locks are counted by the hour', async () => {
  const user = userEvent.setup();
  const userId = 'usr_01JH8ZK3W00000000000000000';
  const board = {
    customers: [
      {
        userId,
        customerName: 'Nils Petrov',
        wrongPins: 5,
        lastAt: '2027-01-10T08:00:00.000Z',
        lockedUntil: '2027-01-10T08:15:00.000Z',
      },
    ],
    locksByHour: [
      { hour: '2027-01-10T07:00:00.000Z', locks: 0 },
      { hour: '2027-01-10T08:00:00.000Z', locks: 4 },
    ],
    lockedCards: 1_200,
    duplicates: { checked: 12, sameCode: 0, samePin: 0 },
  };
  await visit(address, {
    who: 'administrator',
    instead: ({ pathname }) => (pathname.endsWith('/scratchcard-fraud') ? Response.json(board) : null),
  });
  await user.click(await screen.findByRole('button', { name: 'Fraud board' }));
  const link = await screen.findByRole('link', { name: 'Nils Petrov' });
  expect(link).toHaveAttribute('href', `/mini-admin/users?open=${userId}`);
  expect(link.closest('tr')).toHaveTextContent('Has to wait until 10 Jan 2027, 09:15');
  expect(screen.getByText(/^1,200 cards are locked now/)).toBeVisible();
  expect(
    screen.getAllByRole('listitem').filter(({ textContent }) => textContent === '10 Jan 2027, 09:004'),
  ).toHaveLength(1);
  expect(screen.queryByText('10 Jan 2027, 08:00')).toBeNull(); // an hour without a lock
});

test.each([2, 0])('duplicates cause an alert with instructions; codes: %i', async (sameCode) => {
  const user = userEvent.setup();
  const duplicates = { checked: 12, sameCode, samePin: 3 };
  const board = { customers: [], locksByHour: [], lockedCards: 0, duplicates };
  await visit(address, {
    who: 'administrator',
    instead: ({ pathname }) => (pathname.endsWith('/scratchcard-fraud') ? Response.json(board) : null),
  });
  await user.click(await screen.findByRole('button', { name: 'Fraud board' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    `${sameCode} share a code with another card, 3 share a PIN. Freeze their batches`,
  );
});
