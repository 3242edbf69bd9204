import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const address = '/mini-admin/scratchcards/cards';

test('the fraud board has compared all cards, and compares them again', async () => {
  const user = userEvent.setup();
  const { shop, requests } = await visit(address, { who: 'administrator' });
  await user.click(await screen.findByRole('button', { name: 'Fraud board' }));
  const words = `${shop.tables.scratchcards.all().length} cards checked: each code and each PIN is there once.`;
  expect(await screen.findByText(words)).toBeVisible();
  const asked = () => requests.filter(({ name }) => name.endsWith('/scratchcard-fraud')).length;
  const before = asked();
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(asked()).toBe(before + 1);
});

test('duplicates cause an alert with instructions', async () => {
  const user = userEvent.setup();
  const duplicates = { checked: 12, sameCode: 2, samePin: 3 };
  const board = { customers: [], locksByHour: [], lockedCards: 0, duplicates };
  await visit(address, {
    who: 'administrator',
    instead: ({ pathname }) => (pathname.endsWith('/scratchcard-fraud') ? Response.json(board) : null),
  });
  await user.click(await screen.findByRole('button', { name: 'Fraud board' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('2 share a code with another card, 3 share a PIN. Freeze their batches');
});
