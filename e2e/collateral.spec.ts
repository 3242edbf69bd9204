import { expect, test } from './fixtures.ts';
import { administratorOn } from './people/administrator.ts';
import { begin } from './people/mock-backend.ts';
import { personOn } from './people/person.ts';

test('an administrator reviews collateral in another tab: the customer’s page follows at once', async ({
  page,
  context,
}) => {
  await begin(page, 'collateral-review');
  await personOn(page, 'customer').signsIn();
  await page.goto('/checkout/collateral');
  const bracelet = page.getByRole('article').filter({ hasText: 'Gold bracelet' });
  await expect(bracelet.getByText('Waiting for review').first()).toBeVisible();

  const administrator = administratorOn(await context.newPage());
  await begin(administrator.page, 'collateral-review');
  await administrator.signsIn();
  const id = await administrator.collateralToReview();
  await administrator.takes(id);
  await expect(bracelet.getByText('Under review').first()).toBeVisible();
  await administrator.asks(id, 'Which jeweller sold the bracelet?');
  const answer = bracelet.getByRole('textbox', { name: /Which jeweller sold the bracelet/ });
  await expect(answer).toBeVisible();
  await answer.fill('A shop in Lisbon');
  await bracelet.getByRole('button', { name: 'Send answer' }).click();
  await expect(bracelet.getByText('“A shop in Lisbon”')).toBeVisible();
});
