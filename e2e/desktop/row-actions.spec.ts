import { expect, type Locator, type Page, test } from '@playwright/test';
import { actionName } from '#src/administration/audit/labels.ts';
import { rowActions } from '#tests/kit/row-actions.ts';
import { errorsIn, expectLegibleDialog } from '#e2e/fixtures.ts';
import { follow } from '#e2e/people/visit.ts';

// Every action of the administration as a person does it: the row's menu, the dialog (in both colour schemes), its
// receipt, the entry of the audit.
// What the entry is about is audit.generated.test.ts; what each dialog shows are the tests of its feature.
// One page serves all of them and is loaded once: docs/decisions/039-how-the-tests-run.md.

test.describe.configure({ mode: 'default' }); // one after the other

const said = 'As agreed on the telephone';
const someDay = '15 Jan 2027';
const answers: Readonly<Record<string, string>> = {
  Tag: 'heat-2027',
  Proceeds: '900',
  'From card': '1',
  'To card': '5',
};

let now = Date.now();
let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  errors = await errorsIn(page.context());
  await page.clock.setFixedTime(now);
  await page.goto('/mini-admin/audit?scenario=one-of-each&as=administrator');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
// The clock of the page stands still during each test: on a loaded machine a notification would be sent completely
// before it is paused. Each action has a later time than the one before it.
test.beforeEach(() => page.clock.setFixedTime((now += 10)));
test.afterEach(() => expect(errors.splice(0), 'error messages of the page').toEqual([]));
test.afterAll(() => page.close());

for (const { list, path, label, action, rows, entry: audited, query, chosen } of rowActions) {
  test(`${list}: ${label}`, async () => {
    const id = await allowing(action, `${rows}?limit=100&${query}`);
    await follow(page, `${path}?q=${id}`);
    const row = page.getByRole('row').filter({ has: page.locator(`a[href*="open=${id}"]`) });
    await row.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: label, exact: true });
    if (chosen) await dialog.getByRole('combobox', { name: chosen }).selectOption({ index: 1 });
    const hasReason = await fillForm(dialog);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectLegibleDialog(page);
    }
    await dialog.locator('button[type=submit]').click();
    await dialog.getByRole('link', { name: 'View audit entry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    const entry = page.getByRole('dialog');
    await expect(entry.getByRole('heading', { name: actionName(audited), exact: true })).toBeVisible();
    await expect(entry).toContainText('Ada Brandt');
    // What the row was about; an approval, an order or a scratchcard that was made of it is named beside it.
    await expect(entry.locator(`a[href$="open=${id}"]`).first()).toBeVisible();
    if (hasReason) await expect(entry).toContainText(said);
  });
}

/** The id of a row of the list for which the action is allowed. */
async function allowing(action: string, list: string): Promise<string> {
  const id = await page.evaluate(
    async ([address, wanted]) => {
      interface Read {
        readonly items: readonly { readonly id: string }[];
        readonly actions: readonly { readonly action: string; readonly allowed: boolean }[];
      }
      const { token }: { token: string } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}');
      const read = async (path: string): Promise<Read> => {
        const response = await fetch(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
        return response.json();
      };
      const { items } = await read(address);
      for (const { id: each } of items) {
        const { actions } = await read(address.replace(/\?.*/, `/${each}`));
        if (actions.some((state) => state.action === wanted && state.allowed)) return each;
      }
      return null;
    },
    [list, action] as const,
  );
  if (id === null) throw new Error(`The scenario has no row with this action: ${action}`);
  return id;
}

/** Fills the required fields that are still empty; returns whether the form asks for a reason. */
async function fillForm(dialog: Locator): Promise<boolean> {
  await dialog.locator('button[type=submit]').waitFor();
  await expect(dialog.locator('[style*="--skeleton-height"]')).toHaveCount(0); // fields that are being loaded
  const fields = dialog.locator('input, textarea');
  const empty = await fields.evaluateAll((all) =>
    all.flatMap((field, index) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
      if (!['text', 'textarea'].includes(field.type) || field.value !== '') return [];
      const label = field.labels?.[0]?.textContent ?? '';
      return label.includes('optional') ? [] : [{ index, label, isDay: 'datesInput' in field.dataset }];
    }),
  );
  for (const { index, label, isDay } of empty) {
    await fields.nth(index).fill(isDay ? someDay : (answers[label] ?? said));
    await fields.nth(index).press('Tab'); // closes a calendar, which could cover the button
  }
  return empty.some(({ label }) => label.startsWith('Reason'));
}
