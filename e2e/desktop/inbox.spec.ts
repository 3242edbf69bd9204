import type { Page } from '@playwright/test';
import { z } from '#contracts/z.ts';
import { expect, test } from '#e2e/fixtures.ts';
import { backendOf } from '#e2e/people/backend.ts';
import { personOn } from '#e2e/people/person.ts';
import { openCustomerAndAdministrator } from '#e2e/people/refund-tabs.ts';

/** The number of changes that this device keeps to be sent. */
async function keptChanges(page: Page): Promise<number> {
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('tranche.outbox.')),
  );
  return z.parse(z.array(z.object({ operation: z.string() })), JSON.parse(kept?.[1] ?? '[]')).length;
}

test('the inbox shows a refund at once and reports a message read offline once @any-backend', async ({
  page,
  context,
}) => {
  const administrator = await openCustomerAndAdministrator(page, context);
  await page.bringToFront();
  const bell = page.getByRole('button', { name: /^Messages/ });
  await expect(bell).toHaveAccessibleName('Messages, 1 unread');
  await bell.click();
  const inbox = page.getByRole('dialog', { name: 'Messages' });
  await expect(inbox.getByRole('heading', { name: '€183.69 received' })).toBeVisible();

  await administrator.messages('Mira Okafor', 'Your parcel', 'It arrives on Monday.');
  await expect(inbox.getByRole('heading', { name: 'Your parcel' })).toBeVisible();
  await expect(inbox.getByText('It arrives on Monday.')).toBeVisible();

  const payment = await administrator.paymentOf('PLN-000101');
  await administrator.refunds(payment, { amountMinor: 10_00, reason: 'GOODWILL' });
  await expect(inbox.getByRole('heading', { name: '€10.00 refunded' })).toBeVisible();

  await context.setOffline(true);
  await inbox.getByRole('button', { name: 'Mark “€10.00 refunded” as read' }).click();
  await expect(inbox.getByText('Kept on this device.', { exact: false })).toBeVisible();
  await expect.poll(() => keptChanges(page)).toBe(1);
  await context.setOffline(false);
  await expect(page.getByText('Your change was sent.')).toBeVisible();
  await expect.poll(() => keptChanges(page)).toBe(0);
  const client = await backendOf(page);
  const token = await personOn(page, 'customer').token();
  const { items } = await client.get('listInbox', { token, query: { q: '€10.00 refunded' } });
  expect(items).toMatchObject([{ status: 'READ', version: 2 }]);
});
