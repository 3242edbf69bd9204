import { expect, test } from '#e2e/fixtures.ts';
import { openCustomerAndAdministrator } from '#e2e/people/refund-tabs.ts';

// tests/src/api/two-sessions.test.ts holds the notification of another tab to a second.
test('the customer’s page shows an administrator’s change at once @any-backend', async ({
  page,
  context,
}) => {
  const administrator = await openCustomerAndAdministrator(page, context);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  const refunded = [page.getByRole('main'), administrator.page.getByRole('row')].map((place) =>
    place.getByText('Refunded in part', { exact: true }),
  );
  await expect(administrator.page.getByRole('row').getByText('Paid', { exact: true }).first()).toBeVisible();
  for (const status of refunded) await expect(status).toHaveCount(0);

  const payment = await administrator.paymentOf('PLN-000101');
  await administrator.refunds(payment, { amountMinor: 10_00, reason: 'GOODWILL' });
  await Promise.all(refunded.map((status) => expect(status.first()).toBeVisible()));
});
