import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { customerOn } from '#e2e/people/customer.ts';

// With the service worker installing beside the purchase, as at a first visit.
test.use({ serviceWorkers: 'allow' });

test('a purchase from the catalogue to the plan has the figures of docs/domain.md @any-backend', async ({
  page,
}) => {
  const customer = customerOn(page);
  await customer.putsInCart('Espresso machine');
  await customer.comparesPlans();
  // docs/domain.md, "Worked examples": STD6 for 1,200.00 is 5 of 183.69 and one of 183.71, 1,222.16 in total, 7.23%.
  await expect(page.getByRole('radio', { name: /^6 months/ })).toHaveAccessibleDescription(
    /€1,222\.16.*€22\.16.*7\.23%.*10 Jul 2027/,
  );
  await expect(page.getByRole('main')).toContainText(/5 ×\s€183\.69then €183\.71/);
  await expectAccessible(page);

  await customer.choosesOffer('STD6');
  await expectAccessible(page);
  await customer.givesCard('good');
  await customer.signsInAtCheckout();
  await expect(
    // On a phone each figure of the row has its label before it.
    page.getByRole('row', {
      name: /^1 (Due )?10 Feb 2027 (You pay )?€183\.69 (Interest )?€6\.30 (Principal )?€177\.39 (Principal left )?€902\.61/,
    }),
  ).toBeVisible();
  await expectAccessible(page);
  await customer.requestsCode();
  await expectAccessible(page);
  await customer.sign().click();

  await customer.at('receipt');
  await expect(page.getByText('Next €183.69 on 10 Feb')).toBeVisible();
  await expectAccessible(page);
  const onScreen = page.getByText('Was this easy to understand?');
  await expect(onScreen).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(onScreen).toBeHidden();
  await expect(page.getByRole('button', { name: 'Turn on autopay' })).toBeHidden();
  const schedule = page.getByRole('table', { name: 'As signed, line by line' });
  await expect(schedule.getByRole('row')).toHaveCount(8); // the whole schedule, also on a phone
  await expect(page.getByText('Last day of withdrawal: Monday, 25 January 2027.')).toBeVisible();
  const number = /PLN-\d{6}/.exec(await page.getByText(/^Order ORD-/).innerText())?.[0] ?? '?';
  await page.emulateMedia({ media: 'screen' });
  await expect(schedule).toBeHidden();
  await page.getByRole('link', { name: 'View the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('€1,222.16').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/installments');
  await expect(page.getByText(`${number} · 6 months`)).toBeVisible();
});
