import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const dataTransfer = { effectAllowed: 'none', dropEffect: 'none', setData: () => undefined };

test('a header moved in a row of four columns hides no column of a wider window', async () => {
  const { resize } = await visit('/mini-admin/payments?limit=10', { who: 'administrator', width: 1000 });
  const headers = async () =>
    within(await screen.findByRole('table', { name: 'Payments' })).getAllByRole('columnheader');
  const header = async (name: RegExp) =>
    (await headers()).find(({ textContent }) => name.test(textContent)) ?? expect.fail(String(name));
  const names = async () =>
    (await headers()).map(({ textContent }) => textContent.replace('↓', '')).slice(1, -1);
  expect(await names()).toEqual(['Amount', 'Customer', 'Created', 'Status']);
  fireEvent.dragStart(await header(/^Created/), { dataTransfer });
  fireEvent.drop(await header(/^Customer/));
  expect(await names()).toEqual(['Amount', 'Created', 'Customer', 'Status']);
  resize(1440);
  await waitFor(async () =>
    expect(await names()).toEqual([
      'Amount',
      'Created',
      'Customer',
      'Status',
      'Purpose',
      'Plan',
      'Refunded',
      'Reason',
    ]),
  );
});

test('a header dropped on another one takes its place, also after a reload', async () => {
  const { unmount, backend } = await visit('/mini-admin/payments?limit=10', { who: 'administrator' });
  const headers = async () =>
    within(await screen.findByRole('table', { name: 'Payments' })).getAllByRole('columnheader');
  const header = async (name: string) =>
    (await headers()).find(({ textContent }) => textContent === name) ?? expect.fail(name);
  const names = async () => (await headers()).map(({ textContent }) => textContent).slice(1, 5);
  expect(await names()).toEqual(['Amount', 'Customer', 'Purpose', 'Plan']);

  fireEvent.dragOver(await header('Plan')); // a file, for example
  expect(await header('Plan')).not.toHaveAttribute('data-drop');
  fireEvent.dragStart(await header('Plan'), { dataTransfer });
  const over = createEvent.dragOver(await header('Customer'), { dataTransfer });
  fireEvent(await header('Customer'), over);
  expect(over).toMatchObject({ defaultPrevented: true, dataTransfer: { dropEffect: 'move' } });
  expect(await header('Customer')).toHaveAttribute('data-drop', 'before');
  fireEvent.drop(await header('Customer'));
  fireEvent.dragEnd(await header('Plan'));
  expect(await names()).toEqual(['Amount', 'Plan', 'Customer', 'Purpose']);
  expect(await header('Customer')).not.toHaveAttribute('data-drop');
  expect(new URLSearchParams(window.location.search).get('columns')).toMatch(
    /^amount\.planNumber\.customerName\.purpose\./,
  );

  unmount();
  await visit('/mini-admin/payments', { on: backend });
  expect(await names()).toEqual(['Amount', 'Plan', 'Customer', 'Purpose']);
});
