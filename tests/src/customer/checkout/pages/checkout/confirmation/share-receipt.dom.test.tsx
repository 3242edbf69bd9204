import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareReceipt } from '#src/customer/checkout/pages/checkout/confirmation/ShareReceipt.tsx';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

const order = {
  number: 'ORD-2027-000104',
  planNumber: 'PLN-000104',
  lines: [
    {
      productId: 'prd_01JH8ZK3W00000000000000000',
      nameSnapshot: 'Headphones',
      quantity: 2,
      unitPriceSnapshot: euro(349_00),
      lineTotal: euro(698_00),
    },
  ],
  total: euro(698_00),
  financed: euro(628_20),
};
const text = [
  'Order ORD-2027-000104, plan PLN-000104',
  'Headphones × 2: €698.00',
  'Total of the order: €698.00',
  'Down payment: €69.80',
  'Financed: €628.20',
].join('\n');
const title = 'Your Tranche receipt ORD-2027-000104';

const show = () =>
  render(
    <ConfigurationContext value={defaults}>
      <ShareReceipt order={order} payment={{ amount: euro(69_80) }} />
    </ConfigurationContext>,
  );

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('the receipt is shared, and closing the share sheet is not a failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title, text });
  expect(screen.queryByRole('button', { name: 'Copy receipt' })).toBeNull();
});

test('the receipt is copied or sent by mail where the browser cannot share', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy receipt' }));
  expect(await navigator.clipboard.readText()).toBe(`${title}\n${text}`);
  const mail = new URL(screen.getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe(title);
  expect(mail.searchParams.get('body')).toBe(text);
});
