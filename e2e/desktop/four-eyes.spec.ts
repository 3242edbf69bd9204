import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { personOn } from '#e2e/people/person.ts';
import { follow } from '#e2e/people/visit.ts';

const ofMira = (page: Page) => page.locator('[data-row]').filter({ hasText: 'Mira Okafor' }).first();

const chooses = async (page: Page, action: string) => {
  await ofMira(page).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog', { name: action, exact: true });
};

test('a higher credit limit needs the approval of another administrator @any-backend', async ({
  page,
  context,
}) => {
  await personOn(page, 'administrator').signsIn();
  await page.goto('/mini-admin/users?q=mira');
  const limit = ofMira(page).getByText('€9,000.00');
  const asking = await chooses(page, 'Change credit limit');
  await asking.getByRole('textbox', { name: 'Credit limit' }).fill('9000');
  await asking.getByRole('textbox', { name: 'Reason' }).fill('The employer has confirmed a higher income');
  await asking.locator('button[type=submit]').click();
  await expect(asking.getByRole('status')).toContainText('Approval requested');
  await asking.getByRole('button', { name: 'Done' }).click();
  await expect(ofMira(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(limit).toHaveCount(0);

  await follow(page, '/mini-admin/approvals?status=PENDING');
  await ofMira(page).getByRole('button', { name: 'Actions' }).click();
  const approve = page.getByRole('menuitem', { name: /^Approve/ });
  await expect(approve).toBeDisabled();
  await expect(approve).toHaveAccessibleDescription(/another administrator|yourself|own request/i);
  await page.keyboard.press('Escape');
  await follow(page, '/mini-admin/users?q=mira');

  const other = await context.newPage(); // on a phone
  await other.setViewportSize({ width: 360, height: 740 });
  await personOn(other, 'approver').signsIn();
  await other.goto('/mini-admin/approvals?status=PENDING');
  await expect(ofMira(other)).toContainText('€9,000.00');
  const deciding = await chooses(other, 'Approve');
  await expect(deciding.locator('button[type=submit]')).toBeInViewport({ ratio: 1 });
  await deciding.locator('button[type=submit]').click();
  await deciding.getByRole('link', { name: 'View audit entry' }).click();
  const entry = other.getByRole('dialog');
  await expect(entry).toContainText(/ByEbba Norell/);

  await expect(limit).toBeVisible(); // in the tab of who asked, without a reload
  await other.goto('/mini-admin/audit?action=user.limit-changed');
  await other.locator('[data-row] a[href*="open="]').first().click();
  await expect(entry).toContainText(/ByAda BrandtApproved byEbba Norell/);
});

test('the list says who asked and why one cannot decide about one’s own request @any-backend', async ({
  page,
}) => {
  await personOn(page, 'approver').signsIn();
  await page.goto('/mini-admin/approvals');
  const refundRow = page.getByRole('row').filter({ hasText: 'Refund' });
  await expect(refundRow).toContainText('by Ebba Norell');
  await refundRow.getByRole('link', { name: 'Refund' }).click();
  const details = page.getByRole('dialog', { name: 'Refund' });
  await expect(details.getByText('You requested this yourself')).toBeVisible();
  await page.keyboard.press('a');
  const message = page.getByRole('status').filter({ hasText: 'You requested this yourself' });
  await message.getByRole('button', { name: 'Dismiss' }).click(); // fails where the details cover it
  await expect(message).toHaveCount(0);
  await expect(details).toBeVisible();
});
