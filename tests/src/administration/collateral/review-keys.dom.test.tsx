import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill } from '#tests/kit/fill.ts';
import { visit } from '#tests/kit/visit.tsx';

test('collateral is reviewed with keys alone, and impossible actions have no key', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/collateral?status=SUBMITTED', {
    who: 'administrator',
    scenario: 'one-of-each',
  });
  const table = await screen.findByRole('table', { name: 'Collateral' });
  const [link] = within(table).getAllByRole('link', { name: 'Gold chain, 750' });
  link?.focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Gold chain, 750' });
  await within(drawer).findByRole('button', { name: 'Actions' });
  await user.keyboard('i');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('t');
  const dialog = await screen.findByRole('dialog', { name: 'Start review' });
  const button = within(dialog).getByRole('button', { name: 'Start review' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  expect(backend.store.tables.collaterals.by('status', 'SUBMITTED')).toHaveLength(1); // the other one
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  for (const [key, name] of [
    ['r', 'Reject'],
    ['i', 'Ask a question'],
    ['v', 'Set value'],
  ] as const) {
    await waitFor(async () => {
      await user.keyboard(key);
      expect(screen.getByRole('dialog', { name })).toBeVisible();
    });
    if (key === 'v') continue;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  }
  const valuing = within(screen.getByRole('dialog', { name: 'Set value' }));
  const value = await valuing.findByRole('textbox', { name: 'Value' });
  await user.clear(value); // it begins with the declared value
  await fill(user, value, '900');
  await fill(user, valuing.getByRole('textbox', { name: 'Reason' }), 'As appraised today');
  const sets = valuing.getByRole('button', { name: /^Set value/ });
  await waitFor(() => expect(sets).toBeEnabled());
  await user.click(sets);
  await user.click(await valuing.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await waitFor(async () => {
    await user.keyboard('a');
    expect(screen.getByRole('dialog', { name: 'Approve' })).toBeVisible();
  });
});

test('collateral that has left its queue still leads to the next row', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/collateral?status=SUBMITTED&sort=waitingSince', {
    who: 'administrator',
    scenario: 'happy',
  });
  const table = await screen.findByRole('table', { name: 'Collateral' });
  const links = within(table)
    .getAllByRole('row')
    .flatMap((row) => within(row).queryAllByRole('link')[0] ?? []);
  const [first, second] = links.map(({ textContent }) => textContent ?? '');
  await user.click(links[0] ?? document.body);
  const drawer = await screen.findByRole('dialog', { name: first ?? '' });
  await within(drawer).findByRole('button', { name: 'Actions' });
  const waiting = backend.store.tables.collaterals.by('status', 'SUBMITTED').length;
  await user.keyboard('t');
  const dialog = await screen.findByRole('dialog', { name: 'Start review' });
  await user.click(within(dialog).getByRole('button', { name: 'Start review' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  expect(backend.store.tables.collaterals.by('status', 'SUBMITTED')).toHaveLength(waiting - 1);
  await waitFor(() => expect(screen.queryByRole('link', { name: first ?? '', hidden: true })).toBeNull());
  await user.keyboard('j');
  expect(await screen.findByRole('dialog', { name: second ?? '' })).toBeVisible();
});

test('collateral is valued and approved in one dialog, which opens the next one', async () => {
  const user = userEvent.setup();
  const { backend } = await visit('/mini-admin/collateral?status=SUBMITTED&sort=waitingSince', {
    who: 'administrator',
    scenario: 'happy',
  });
  const waiting = backend.store.tables.collaterals
    .by('status', 'SUBMITTED')
    .toSorted((a, b) => ((a.review.at(-1)?.at ?? '') < (b.review.at(-1)?.at ?? '') ? -1 : 1));
  const [first, second] = waiting;
  if (!first || !second) throw new Error('Fewer than two wait');
  await user.click(await screen.findByRole('link', { name: first.description }));
  const drawer = await screen.findByRole('dialog', { name: first.description });
  await within(drawer).findByRole('button', { name: 'Actions' });
  await user.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Value and approve' });
  await fill(user, await within(dialog).findByRole('textbox', { name: 'Reason' }), 'As declared');
  const send = within(dialog).getByRole('button', { name: /^Approve at €/ });
  await waitFor(() => expect(send).toBeEnabled());
  await user.keyboard('{Control>}{Enter}{/Control}');
  const next = await within(dialog).findByRole('button', { name: `Next waiting (${waiting.length - 1})` });
  expect(backend.store.tables.collaterals.get(first.id)).toMatchObject({
    status: 'APPROVED',
    valuation: { value: first.declaredValue },
  });
  await user.click(next);
  expect(await screen.findByRole('dialog', { name: second.description })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Value and approve' })).toBeNull());
});
