import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { collateralIn, securedDraft } from '#tests/kit/collateral-in-application.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { goldChain } from '#contracts/verbs/verbs.ts';

test('removing collateral shows the lower cover first and can be declined', async () => {
  const user = userEvent.setup();
  const customer = customerInApplication();
  const app = await customer.opens('/checkout/collateral', { who: 'mira', draft: securedDraft });
  await customer.statesBudget();
  const { declares, documents } = collateralIn(user, app);
  await declares(goldChain);
  await documents(goldChain.documents);
  const stored = () =>
    app.backend.store.tables.collaterals
      .all()
      .find(({ description }) => description === goldChain.description);
  const remove = await screen.findByRole('button', { name: `Remove ${goldChain.description}` });

  await user.click(remove);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove' }));
  // 80 % of 1,200.00 counts
  expect(dialog.getByText(/€960\.00 less covers your plan\. Its documents are deleted/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(stored()?.status).toBe('DRAFT');

  await user.click(remove);
  const again = within(await screen.findByRole('dialog', { name: 'Remove' }));
  await user.click(again.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(stored()).toMatchObject({ status: 'REMOVED', orderId: null }));
  expect(await screen.findByText('Offer something of value')).toBeVisible();
});
