import { expect, test } from '#e2e/fixtures.ts';
import { personOn } from '#e2e/people/person.ts';

test('a new code is requested, approved by another administrator, and then ended likewise @any-backend', async ({
  page,
  context,
}) => {
  await personOn(page, 'administrator').signsIn();
  await page.goto('/mini-admin/discounts');
  await page.getByRole('button', { name: 'New discount code' }).click();
  const form = page.getByRole('dialog', { name: 'New discount code' });
  await form.getByRole('textbox', { name: 'Code', exact: true }).fill('autumn27');
  await form.getByRole('textbox', { name: 'At most' }).fill('50');
  await form.getByRole('textbox', { name: 'Last day' }).fill('2028-12-31');
  await expect(form.getByRole('row', { name: /Espresso machine €1,200.00 €1,150.00/ })).toBeVisible();
  await form.getByRole('button', { name: 'Request code' }).click();
  await expect(
    page.getByRole('dialog', { name: 'New discount code' }).getByText('Awaiting approval'),
  ).toBeVisible();

  const other = await context.newPage();
  await personOn(other, 'approver').signsIn();
  await other.goto('/mini-admin/approvals?status=PENDING');
  const request = other.locator('[data-row]').filter({ hasText: 'New discount code' }).first();
  await request.getByRole('button', { name: 'Actions' }).click();
  await other.getByRole('menuitem', { name: 'Approve' }).click();
  const deciding = other.getByRole('dialog', { name: 'Approve', exact: true });
  await deciding.locator('button[type=submit]').click();
  await expect(deciding.getByRole('button', { name: 'Done' })).toBeVisible();

  await page.goto('/mini-admin/discounts?open=AUTUMN27');
  const details = page.getByRole('dialog', { name: 'AUTUMN27' });
  await expect(details).toContainText('10.00%, up to €50.00');
  await details.getByRole('button', { name: 'End code' }).first().click();
  const ending = page.getByRole('dialog', { name: 'End code', exact: true });
  await ending.getByRole('textbox', { name: 'Reason' }).fill('The campaign is over');
  await expect(ending.getByRole('row', { name: /Espresso machine €1,150.00 €1,200.00/ })).toBeVisible();
  await ending.locator('button[type=submit]').click();
  await expect(ending.getByRole('status')).toContainText('Approval requested');
});
