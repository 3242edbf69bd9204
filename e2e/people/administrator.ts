import { expect, type Page } from '@playwright/test';
import { administratorOver } from '#tests/kit/administrator.ts';
import type { AdministratorVerbs, PartToRefund } from '#tests/kit/verbs.ts';
import { clientIn } from './mock-backend.ts';
import { personOn } from './person.ts';

/** What an administrator does; each step ends when its result is shown. */
export function administratorOn(page: Page) {
  const person = personOn(page, 'administrator');

  /** Acts through the requests of the page, in its session. */
  const byRequests = async () =>
    administratorOver(await clientIn(page), async () => ({ token: await person.token() }));

  return {
    ...person,

    /** Opens the list of orders, searched by number and filtered by status; returns an expectation about the row. */
    async findOrder(number: string, status: string) {
      await page.goto(`/orders?q=${number}&status=${status}`);
      return expect(page.getByRole('main').getByText(number).first());
    },

    /** The id of the newest payment on a plan that was made. */
    async paymentOf(planNumber: string): Promise<string> {
      const client = await clientIn(page);
      const query = { q: planNumber, filter: { status: ['SUCCEEDED'] }, sort: ['-createdAt'] };
      const { items } = await client.get('listAllPayments', { token: await person.token(), query });
      return items[0]?.id ?? '';
    },

    refunds: async (paymentId: string, part: PartToRefund) => (await byRequests()).refunds(paymentId, part),
    approves: async (approvalId: string) => (await byRequests()).approves(approvalId),
  } satisfies AdministratorVerbs & Record<string, unknown>;
}
