import { expect, type Locator, type Page } from '@playwright/test';
import { refundReasons } from '#src/resources/payments/labels.ts';
import { type AdministratorVerbs, decimalOf, refundButton } from '#contracts/verbs/verbs.ts';
import { backendOf } from './backend.ts';
import { personOn } from './person.ts';

/** What an administrator does; each step ends when its result is shown. */
export function administratorOn(page: Page) {
  const person = personOn(page, 'administrator');

  /** Opens the dialog of an action from the details that the page shows. */
  async function chooses(action: string): Promise<Locator> {
    await page.getByRole('dialog').getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    return page
      .getByRole('dialog', { name: action, exact: true })
      .filter({ hasNot: page.getByRole('button', { name: 'Actions' }) });
  }

  /** Presses the button of the dialog, which is enabled once the preview is shown; returns the receipt. */
  async function confirms(dialog: Locator, name: string | RegExp): Promise<string> {
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible();
    return dialog.getByRole('status').innerText();
  }

  return {
    ...person,

    /** Opens the list of orders, searched by number and filtered by status; returns an expectation about the row. */
    async findOrder(number: string, status: string) {
      await page.goto(`/orders?q=${number}&status=${status}`);
      return expect(page.getByRole('main').getByText(number).first());
    },

    /** The id of the newest successful payment of a plan. */
    async paymentOf(planNumber: string): Promise<string> {
      const client = await backendOf(page);
      const query = { q: planNumber, filter: { status: ['SUCCEEDED'] }, sort: ['-createdAt'] };
      const { items } = await client.get('listAllPayments', { token: await person.token(), query });
      return items[0]?.id ?? '';
    },

    /** The id of the collateral that a customer has handed in. */
    async collateralToReview(): Promise<string> {
      const client = await backendOf(page);
      const query = { filter: { status: ['SUBMITTED'] } };
      const { items } = await client.get('listAllCollaterals', { token: await person.token(), query });
      return items[0]?.id ?? '';
    },

    /** The details of the collateral stay open. */
    async takes(collateralId) {
      await page.goto(`/mini-admin/collateral?open=${collateralId}`);
      const dialog = await chooses('Start review');
      await confirms(dialog, 'Start review');
      await dialog.getByRole('button', { name: 'Done' }).click();
      return { status: 'UNDER_REVIEW' as const };
    },

    async asks(collateralId, question) {
      if (!page.url().includes(`open=${collateralId}`)) {
        await page.goto(`/mini-admin/collateral?open=${collateralId}`);
      }
      const dialog = await chooses('Ask a question');
      await dialog.getByRole('textbox', { name: 'Question' }).fill(question);
      await confirms(dialog, 'Ask a question');
      return { status: 'INFO_REQUESTED' as const };
    },

    /** Accepts the customer's estimate as the value, and approves. */
    async approvesCollateral(collateralId: string): Promise<void> {
      await page.goto(`/mini-admin/collateral?open=${collateralId}`);
      const valuing = await chooses('Set value');
      await valuing.getByRole('textbox', { name: 'Reason' }).fill('Weighed and tested');
      await confirms(valuing, /^Set/);
      await valuing.getByRole('button', { name: 'Done' }).click();
      await confirms(await chooses('Approve'), /^Approve/);
    },

    async refunds(paymentId, { amountMinor, reason }) {
      await page.goto(`/mini-admin/payments?q=${paymentId}&open=${paymentId}`);
      const dialog = await chooses('Refund');
      await dialog.getByRole('textbox', { name: 'Amount' }).fill(decimalOf(amountMinor));
      await dialog.getByRole('combobox', { name: 'Reason' }).selectOption(refundReasons[reason]);
      const receipt = await confirms(dialog, refundButton(amountMinor));
      return { status: receipt.startsWith('Approval requested') ? 'PENDING' : 'SUCCEEDED' };
    },

    async messages(customer: string, title: string, text: string): Promise<void> {
      const client = await backendOf(page);
      const { items } = await client.get('listUsers', {
        token: await person.token(),
        query: { q: customer },
      });
      await page.goto(`/users?open=${items[0]?.id}`);
      const dialog = await chooses('Send message');
      await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
      await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
      await confirms(dialog, 'Send message');
    },
  } satisfies Omit<AdministratorVerbs, 'approves'> & Record<string, unknown>;
}
