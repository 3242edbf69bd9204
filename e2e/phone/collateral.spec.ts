import { expect, test } from '#e2e/fixtures.ts';
import { administratorOn } from '#e2e/people/administrator.ts';
import { customerOn } from '#e2e/people/customer.ts';

test('the customer’s page follows a review of collateral in another tab @any-backend', async ({
  page,
  context,
}) => {
  test.slow(); // a purchase up to its collateral, and its review in another tab
  const customer = customerOn(page);
  await customer.signsIn();
  await customer.offersCollateral();
  const chain = page.getByRole('article');
  await expect(chain.getByText('Waiting for review').first()).toBeVisible();

  const administrator = administratorOn(await context.newPage());
  await administrator.signsIn();
  const id = await administrator.collateralToReview();
  await administrator.takes(id);
  await expect(chain.getByText('Under review').first()).toBeVisible();
  await administrator.asks(id, 'Which jeweller sold the chain?');
  const answer = chain.getByRole('textbox', { name: /Which jeweller sold the chain/ });
  await expect(answer).toBeVisible();
  await answer.fill('A shop in Lisbon');
  await chain.getByRole('button', { name: 'Send answer' }).click();
  await expect(chain.getByText('“A shop in Lisbon”')).toBeVisible();

  await administrator.takes(id); // the answer has sent it back
  await administrator.approvesCollateral(id);
  await expect(chain.getByText('Approved', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await customer.at('payment');
});
