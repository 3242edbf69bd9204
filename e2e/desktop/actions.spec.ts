import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { openCustomerAndAdministrator } from '#e2e/people/refund-tabs.ts';

// Actions of administrators, from the list to the audit event.

test('a refund is simulated, confirmed, audited and shown to the customer at once @any-backend', async ({
  page,
  context,
}) => {
  const { page: administratorPage } = await openCustomerAndAdministrator(page, context, '&status=SUCCEEDED');
  const refunded = page.getByRole('main').getByText('Refunded in part', { exact: true });
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(refunded).toHaveCount(0);

  await administratorPage.getByRole('button', { name: 'Actions' }).first().click();
  await administratorPage.getByRole('menuitem', { name: 'Refund' }).click();
  const dialog = administratorPage.getByRole('dialog', { name: 'Refund' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.00');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('€10.00 goes back');
  await expectAccessible(administratorPage);
  await dialog.getByRole('button', { name: 'Refund €10.00' }).click();
  await expect(refunded.first()).toBeVisible();
  await expect(dialog.getByText('€10.00 refunded')).toBeVisible();
  await dialog.getByRole('link', { name: 'View audit entry' }).click();
  await expect(administratorPage.getByRole('dialog', { name: 'Payment refunded' })).toContainText(
    'Refunded total',
  );
  await expectAccessible(administratorPage);
});

test('a bulk retry of failed payments has a dry run and a result for each payment @any-backend', async ({
  page,
}) => {
  const administrator = administratorOn(page);
  await administrator.signsIn();
  await administrator.opens('/mini-admin/payments?status=FAILED', 'Payments');
  await page.getByRole('checkbox', { name: 'Select row 1', exact: true }).check();
  await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
  await page.getByRole('button', { name: /^Retry \d+ payments$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Retry/ });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank was away this morning');
  await dialog.getByRole('button', { name: /^Check/ }).click();
  await expect(dialog.getByText(/^\d+ .* can be done/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Retry \d+/ }).click();
  await expect(dialog.getByText(/^Done for \d+/)).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Results' }).getByRole('row').nth(1)).toBeVisible();
});
