import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures.ts';
import { cards } from '#e2e/people/customer.ts';
import { givesNewCard } from '#e2e/people/purchase.ts';
import { advanceClock, stopClock } from '#e2e/people/backend.ts';
import { contacts, personOn } from '#e2e/people/person.ts';

// What is special about each scenario. declined-then-success is in trouble.spec.ts, quote-expires there too,
// big-list in wide-lists.spec.ts.

const main = (page: Page) => page.getByRole('main');
const opens = (page: Page, path: string, scenario: string, as = 'customer') =>
  page.goto(`${path}${path.includes('?') ? '&' : '?'}as=${as}&scenario=${scenario}`);

const plan = '/installments/details';
const visibleTexts: readonly (readonly [scenario: string, path: string, text: RegExp])[] = [
  ['happy', '/installments', /Next payment · 5 Feb\s*€183\.69.*Left to pay\s*€734\.78/s],
  ['no-data', '/', /No payments due/],
  ['no-data', '/orders', /No orders yet/],
  ['overdue-grace', plan, /Pay by 12 Jan to avoid a late fee of €8\.00/],
  ['overdue-fee', plan, /€8\.00 of late fees so far, €24\.00 at most/],
  ['near-cap', plan, /a late fee of €8\.00.*€16\.00 of late fees so far, €24\.00 at most/s],
  ['defaulted', plan, /€24\.00 of late fees so far, €24\.00 at most: no more will be added/],
  [
    'collateral-review',
    '/checkout/collateral',
    /Under review.*nothing is charged before you confirm.*Enough, once it is approved.*Missing€0\.00.*Waiting for review/,
  ],
  ['collateral-shortfall', '/checkout/collateral', /€572\.68 of collateral is missing/],
  ['collateral-shortfall', '/installments', /€572\.68 of collateral is missing/],
  ['near-cap', '/', /Pay by 13 Jan to avoid a late fee of €8\.00, the last that can be added/],
  ['collateral-sale', '/', /From 10 Jan 2027 your collateral may be sold/],
  ['goods-return', '/installments/details', /Waiting for a decision/],
];

for (const [scenario, path, text] of visibleTexts) {
  test(`${scenario}: ${text.source.slice(0, 60)}`, async ({ page }) => {
    await opens(page, path, scenario);
    await expect(main(page)).toContainText(text);
  });
}

test('the plan of overdue-fee is printed with its figures and without buttons', async ({ page }) => {
  await opens(page, plan, 'overdue-fee');
  const sectionHeading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(sectionHeading('Documents')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sectionHeading('Documents')).toBeHidden();
  await expect(page.getByText('All figures')).toBeHidden();
  for (const chevron of await page.locator('main tbody button svg').all()) await expect(chevron).toBeHidden();
  await expect(page.getByRole('button', { name: /^(Pay .*|More|Print|Statement)$/ })).toHaveCount(0);
  // docs/domain.md, "Worked examples": 6.30 of interest and 177.39 of principal, and the fee of 8.00
  const line = page.getByRole('row').filter({ hasText: '177.39' });
  await expect(line).toContainText(/183\.69.*8\.00 late.*6\.30.*177\.39.*0\.00.*183\.69.*Late/);
});

test('a payment ahead of happy that is pressed twice is made once @any-backend', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await personOn(page, 'customer').signsIn();
  await page.goto(plan);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Pay ahead/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay ahead' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('300');
  await givesNewCard(dialog, 'good');
  await dialog.getByRole('button', { name: 'Pay €300.00' }).dblclick();
  await expect(dialog).toContainText('€300.00 paid');
  await page.mouse.click(195, 60); // a place that the form covered and its smaller receipt does not
  await expect(dialog).toContainText('€300.00 paid');
  await dialog.getByRole('button', { name: 'Done' }).click();
  // three lines were paid, and this is the fourth; docs/domain.md, "Activity of a plan" has one entry for it
  await expect(page.getByText('You paid €300.00')).toHaveCount(1);
});

test('the plan of defaulted continues once the overdue amount is paid', async ({ page }) => {
  await opens(page, plan, 'defaulted');
  await expect(main(page)).toContainText('The plan is in default.');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pay €/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Pay' });
  await dialog.getByRole('button', { name: cards.good }).click();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(dialog).toContainText(' paid');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(main(page)).not.toContainText('The plan is in default.');
  await expect(main(page)).toContainText('Active');
});

test('a new contact logs in to new-user and gets an empty account', async ({ page }) => {
  await page.goto('/auth/login?scenario=new-user');
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill('nina.berg@example.com');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('button', { name: /^Fill in \d{6}$/ }).click();
  await expect(main(page)).toContainText('No payments due');
  await page.goto('/profile');
  await expect(main(page)).toContainText('n•••@example.com');
  await page.goto('/installments');
  await expect(main(page)).toContainText('No instalments to pay');
});

test('the page of pending-bank may be closed, and another one has the receipt later', async ({
  page,
  context,
}) => {
  await opens(page, '/orders?tab=open', 'pending-bank');
  await page.getByRole('link', { name: 'Your bank is confirming the payment' }).click();
  await expect(main(page)).toContainText(/It is safe to close this page.*you are never charged twice/);
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await opens(later, '/orders', 'pending-bank');
  await advanceClock(later, 61 * 60_000);
  await later.goto(`${address}&as=customer`); // by then the session has ended
  await expect(later.getByRole('heading', { level: 1, name: /^€[\d.,]+ paid$/ })).toBeVisible();
});

test('batch-10000 exports the PINs of 10,000 cards once', async ({ page }) => {
  await opens(page, '/mini-admin/scratchcards', 'batch-10000', 'administrator');
  await page.getByRole('link', { name: /Largest run/ }).click();
  const batch = page.getByRole('dialog', { name: /Largest run$/ });
  await batch.getByRole('button', { name: 'Export PINs' }).click();
  const file = page.getByRole('dialog', { name: 'Export PINs' });
  await file.getByLabel(/^Passphrase/).fill('correct horse battery');
  await file.getByLabel(/^Repeat/).fill('correct horse battery');
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Export 10,000 PINs' }).click();
  await download;
  await expect(file.getByText('10,000 cards saved')).toBeVisible();
  await page.goto(page.url());
  await expect(batch).toContainText('The PINs were exported. Exports now have them masked.');
  await expect(batch.getByRole('button', { name: 'Export PINs' })).toHaveCount(0);
});

test('admin-viewer reads everything, and every action says what the role lacks', async ({ page }) => {
  await opens(page, '/mini-admin/payments', 'admin-viewer', 'viewer');
  await page.getByRole('row').nth(1).getByRole('button', { name: 'Actions' }).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) await expect(item).toBeDisabled();
  await expect(page.getByRole('menu')).toContainText('Your role Viewer can’t');
});

test('the plan of pending-bank starts when the bank has decided', async ({ page }) => {
  await opens(page, `${plan}?plan=PLN-000102`, 'pending-bank');
  await expect(main(page)).toContainText('Not started');
  await advanceClock(page, 61 * 60_000);
  await opens(page, `${plan}?plan=PLN-000102`, 'pending-bank');
  await expect(main(page)).not.toContainText('Not started');
  await expect(main(page)).toContainText('Active');
});

test('otp-locked sends no login code and says how long to wait', async ({ page }) => {
  await stopClock(page);
  await page.goto('/auth/login?scenario=otp-locked');
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(main(page)).toContainText(/Too many wrong codes\. Try again in 1[34]:\d\d/);
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveCount(0);
});

test('account-blocked refuses the right code and says whom to ask', async ({ page }) => {
  await page.goto('/auth/login?scenario=account-blocked');
  await page.getByRole('textbox', { name: 'Phone or e-mail' }).fill(contacts.customer);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('button', { name: /^Fill in \d{6}$/ }).click();
  await expect(page.getByRole('alert')).toContainText(/Your plans continue.*name SUP-[\w]{8}\./s);
  await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('card-locked counts down and accepts a PIN afterwards', async ({ page }) => {
  await stopClock(page);
  await opens(page, '/redeem', 'card-locked');
  await expect(main(page)).toContainText(/Too many wrong PINs.*You can try again in 1[34]:\d\d/s);
  await expect(page.getByRole('button', { name: 'Check the card' })).toBeDisabled();
  await advanceClock(page, 15 * 60_000);
  await opens(page, '/redeem', 'card-locked');
  await expect(main(page)).toContainText('5 tries left, then wait 30 minutes');
  await page.getByRole('button', { name: /4027 1935 8064 7159/ }).click();
  await page.getByRole('button', { name: 'Check the card' }).click();
  await expect(page.getByRole('button', { name: 'Add €50.00 to my wallet' })).toBeVisible();
});

test('collateral-shortfall shows the gap on a phone, and paying ahead covers the plan', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opens(page, plan, 'collateral-shortfall');
  const notice = page.getByRole('alert').filter({ hasText: '€572.68 of collateral is missing' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  const schedule = page.getByRole('heading', { name: 'Schedule' });
  const isBefore = (handle: Element, other: Element | null) =>
    (handle.compareDocumentPosition(other ?? handle) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  await expect.poll(async () => notice.evaluate(isBefore, await schedule.elementHandle())).toBe(true);
  await notice.getByRole('link', { name: /^Pay €[\d.]+ ahead to cover it$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay ahead' });
  await dialog.getByRole('button', { name: cards.good }).click();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(dialog).toContainText(' paid');
  await expect(notice).toHaveCount(0);
});

test('collateral approved in collateral-review is used for another order', async ({ page }) => {
  await opens(page, '/checkout?cart=ESPRESSO-01&step=plan', 'collateral-review');
  await page.getByRole('radio', { name: /^24 months, secured/ }).click();
  await page.getByRole('button', { name: 'Continue with 24 months, secured' }).click();
  await page.getByRole('button', { name: 'Use for this order: Camera with two lenses' }).click();
  // 40 % of 1,400.00 count for the 960.00 that are lent
  await expect(page.getByRole('article')).toContainText(
    /Camera with two lenses.*Lending value€560\.00 \(40%\)/,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('€400.00 of collateral is missing');
});

test('slow shows the page before its data', async ({ page }) => {
  // Each answer of this network waits for 1.5 s; here it waits for the test.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    let isHolding = true;
    Object.assign(window, {
      setTimeout: (then: () => void, ms = 0) =>
        isHolding && ms === 1_500 ? held.push(then) : start(then, ms),
      held,
      answer: () => {
        isHolding = false;
        for (const then of held) then();
      },
    });
  });
  await opens(page, '/installments', 'slow');
  await expect(page.getByRole('heading', { level: 1, name: 'Instalments' })).toBeVisible();
  const held = () => page.evaluate(() => (Reflect.get(window, 'held') as readonly unknown[]).length); // set above
  await expect.poll(held).toBeGreaterThan(0);
  await expect(main(page)).not.toContainText('PLN-000101');
  await page.evaluate(() => (Reflect.get(window, 'answer') as () => void)()); // as above
  await expect(main(page)).toContainText('PLN-000101');
});

test('flaky repeats a read whose answer was lost and says what became of a command', async ({ page }) => {
  await opens(page, '/profile', 'flaky');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await expect(name).toHaveValue('Mira Okafor');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await name.fill('Mira A. Okafor');
  await page.getByRole('button', { name: 'Save name' }).click(); // its answer is lost, but the name is changed
  await expect(page.getByText('Saved. Your name is now Mira A. Okafor.')).toBeVisible();
});

test('offline shows the plan with the age of its data and without payment', async ({ page }) => {
  await stopClock(page);
  await opens(page, plan, 'offline');
  await expect(main(page)).toContainText(/As of \d\d:\d\d, 12 minutes ago/);
  await expect(page.getByRole('main').getByRole('button', { name: /^Pay €/ })).toBeDisabled();
  await expect(main(page)).toContainText('You can pay once you’re back online.');
});

test('maintenance is announced on the page, which works when it is over', async ({ page }) => {
  await stopClock(page);
  await opens(page, '/profile', 'maintenance');
  await expect(main(page)).toContainText('Closed for maintenance');
  await expect(page.getByRole('timer').first()).toHaveText('10:00');
  await advanceClock(page, 10 * 60_000);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mira Okafor');
});
