import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AuditAction } from '#contracts/audit/actions.ts';
import { actionName } from '#src/administration/audit/labels.ts';
import { bulkActions } from '#tests/kit/bulk-actions.ts';
import { errorsIn, expectAccessible } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { backendOf, begin } from '#e2e/people/backend.ts';
import { follow } from '#e2e/people/visit.ts';

// What an administrator does beside the menus of rows (row-actions.spec.ts), as a person does it, and its entry in the
// audit: what is above a list, in a tab of the details, and for many rows at once.

test.describe.configure({ mode: 'default' }); // one after the other, on one page

const said = 'As agreed on the telephone';

let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  errors = await errorsIn(page.context());
  await begin(page, 'one-of-each');
  await openAudit();
});
test.afterEach(() => expect(errors.splice(0), 'error messages of the page').toEqual([]));
test.afterAll(() => page.close());

test('a batch is created, and its PINs are exported once @any-backend', async () => {
  await follow(page, '/mini-admin/scratchcards');
  await page.getByRole('button', { name: 'Create batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create batch' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Market hall');
  await dialog.getByRole('textbox', { name: 'Cards' }).fill('12');
  await dialog.getByRole('textbox', { name: 'Last day' }).click();
  await expect(page.getByRole('dialog', { name: 'Last day' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create 12 cards' }).click();
  const batch = page.getByRole('dialog', { name: /Market hall$/ });
  await expect(batch.getByRole('button', { name: 'Export PINs' })).toBeVisible();
  await expectEntry('scratchcard-batch.created', 'Market hall');

  await follow(page, '/mini-admin/scratchcards?q=Market+hall');
  await page.getByRole('link', { name: /· Market hall/ }).click();
  await batch.getByRole('button', { name: 'Export PINs' }).click();
  const file = page.getByRole('dialog', { name: 'Export PINs' });
  await file.getByLabel(/^Passphrase/).fill('correct horse battery');
  await file.getByLabel(/^Repeat/).fill('correct horse battery');
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Export 12 PINs' }).click();
  await download;
  await expect(file.getByText('12 cards saved')).toBeVisible();
  await expectEntry('scratchcard-batch.exported', 'Market hall');
});

test('customers are imported from a file @any-backend', async () => {
  await follow(page, '/mini-admin/users');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import customers' });
  const buffer = Buffer.from('Name,Contact,Tag\nNina Berg,nina.berg@example.com,fair-2027\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Create 1 customer' }).click();
  await expect(dialog.getByText(/^1 customer created/)).toBeVisible();
  await expectEntry('user.imported', 'Nina Berg');
});

test('a note is completed @any-backend', async () => {
  await follow(page, '/mini-admin/users?q=mira');
  await page.getByRole('link', { name: 'Mira Okafor', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Mira Okafor' });
  await details.getByRole('tab', { name: /^Notes/ }).click();
  await details.getByRole('button', { name: 'Add note' }).click();
  const adding = page.getByRole('dialog', { name: 'Add note' });
  await adding.getByRole('textbox', { name: 'Note' }).fill('Call back about the new address');
  await finish(adding, 'Add note');
  await details
    .getByRole('button', { name: /^Complete/ })
    .first()
    .click();
  await finish(page.getByRole('dialog', { name: /^Complete/ }), /^Complete/);
  await expectEntry('user.note-completed', 'Mira Okafor');
});

test('a notification is drafted, and changed @any-backend', async () => {
  await follow(page, '/mini-admin/notifications');
  await page.getByRole('button', { name: 'New notification' }).click();
  const dialog = page.getByRole('dialog', { name: 'New notification' });
  await dialog.getByLabel('Template').selectOption('Pay early');
  await expect(dialog.getByText('Draft saved')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('You may pay early');
  const client = await backendOf(page);
  const token = await administratorOn(page).token();
  const { items } = await client.get('listNotifications', { token });
  const newest = { token, params: { notificationId: items[0]?.id ?? '' } };
  // The words of the first saving may still be there.
  const savedTitle = async () => (await client.get('getNotification', newest)).content.title;
  await expect.poll(savedTitle).toBe('You may pay early');
  await expect(dialog.getByText('Draft saved')).toBeVisible();
  await dialog.getByText('Chosen', { exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Customers' }).fill('an');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await expectEntry('notification.created', 'Pay early');
  await expectEntry('notification.changed', 'Pay early');
});

test('a view of a list is saved, renamed and removed @any-backend', async () => {
  await follow(page, '/mini-admin/approvals?status=PENDING');
  await page.getByRole('button', { name: 'Save view' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('To decide');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expectEntry('saved-view.created', 'Saved view');

  await follow(page, '/mini-admin/approvals?status=PENDING');
  await page.getByRole('button', { name: 'Edit views' }).click();
  await page.getByRole('menuitem', { name: 'Rename or share' }).click();
  await form.getByLabel('Name').fill('Waiting');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expectEntry('saved-view.changed', 'Saved view');

  await follow(page, '/mini-admin/approvals?status=PENDING');
  await page.getByRole('button', { name: 'Edit views' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible(); // as before it was saved
  await expectEntry('saved-view.removed', 'Saved view');
});

for (const { list, path, query, actions, begins = false } of bulkActions) {
  test.describe(list, () => {
    test.beforeAll(async () => {
      if (!begins) return;
      const { control } = await backendOf(page);
      await control('setMockScenario', { scenario: 'one-of-each' }); // from its beginning
      await openAudit();
    });
    for (const [label, kind] of Object.entries(actions)) {
      test(`${list}: ${label} many rows @any-backend`, async () => {
        await follow(page, '/mini-admin/audit'); // so that no rows of the previous list are left
        await follow(page, `${path}${query}`);
        await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
        const bar = page.getByRole('group', { name: 'Selection' });
        await bar.getByRole('button', { name: new RegExp(`^${label} \\d`) }).click();
        const dialog = page.getByRole('dialog', { name: new RegExp(`^${label} \\d`) });
        await expect(dialog.getByRole('button', { name: /^Check \d/ })).toBeVisible();
        await expect(dialog.locator('[style*="--skeleton-height"]')).toHaveCount(0); // the form is complete
        for (const field of await dialog.getByRole('textbox').all()) {
          if ((await field.inputValue()) === '') await field.fill('heat-2027 agreed');
        }
        await dialog.getByRole('textbox', { name: 'Reason' }).fill(said);
        await dialog.getByRole('button', { name: /^Check \d/ }).click();
        await dialog.getByRole('button', { name: new RegExp(`^${label} \\d`) }).click();
        await expect(dialog.getByText(/^Done for \d/)).toBeVisible();
        await dialog.getByRole('button', { name: 'Close' }).first().click();
        await expectEntry(kind, said);
      });
    }
  });
}

/** Logs the administrator in and opens the audit. */
async function openAudit(): Promise<void> {
  await administratorOn(page).signsIn();
  await page.goto('/mini-admin/audit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

/** Sends the dialog of an action and closes its receipt. */
async function finish(dialog: Locator, name: string | RegExp): Promise<void> {
  await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

/** Opens the newest entry of an action from the list of the audit, which may still have the rows of the action before. */
async function expectEntry(action: AuditAction, about: string): Promise<void> {
  await follow(page, `/mini-admin/audit?action=${action}`);
  const name = actionName(action);
  const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: about }).first();
  await expect(row).toContainText('Ada Brandt');
  await row.locator('a[href*="open="]').first().click();
  const entry = page.getByRole('dialog');
  await expect(entry.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(entry).toContainText(about);
}
