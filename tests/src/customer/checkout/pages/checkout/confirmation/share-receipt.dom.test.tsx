import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

/** Opens the menu of a receipt, and what it is about. */
async function openedMore() {
  const user = userEvent.setup();
  const on = await openBackend({ scenario: 'happy' });
  const order = on.store.tables.orders.all().find(({ planNumber }) => planNumber === 'PLN-000101');
  await visit(`/checkout/confirmation?order=${order?.id}`, { who: 'mira', on });
  await screen.findByRole('heading', { level: 1, name: '€120.00 paid' });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const title = `Your Tranche receipt ${order?.number}`;
  const text = [
    `Order ${order?.number}, plan PLN-000101`,
    'Espresso machine: €1,200.00',
    'Total of the order: €1,200.00',
    'Down payment: €120.00',
    'Financed: €1,080.00',
  ].join('\n');
  return { user, choose, title, text };
}

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('the receipt is shared, and closing the share sheet is not a failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { choose, title, text } = await openedMore();
  await choose('Share');
  expect(share).toHaveBeenCalledWith({ title, text });
  expect(screen.queryByRole('menuitem', { name: 'Copy receipt' })).toBeNull();
});

test('the receipt is copied or sent by mail where the browser cannot share', async () => {
  const { user, choose, title, text } = await openedMore();
  await choose('Copy receipt');
  expect(await screen.findByText('Receipt copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${title}\n${text}`);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const link = await screen.findByRole('menuitem', { name: 'E-mail' });
  const mail = new URL(link.getAttribute('href') ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe(title);
  expect(mail.searchParams.get('body')).toBe(text);
});

test('a receipt that the browser refuses to copy is shown for selection', async () => {
  const { choose, text } = await openedMore();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await choose('Copy receipt');
  expect(await screen.findByText(/^Order ORD-/, { selector: 'pre' })).toHaveTextContent(
    text.replaceAll('\n', ' '),
  );
});
