import { expect, type Page } from '@playwright/test';
import { personOn } from './person.ts';

/** What an administrator does; each step ends when its result is shown. */
export function administratorOn(page: Page) {
  return {
    ...personOn(page, 'administrator'),

    /** Opens the list of orders, searched by number and filtered by status; returns an expectation about the row. */
    async findOrder(number: string, status: string) {
      await page.goto(`/orders?q=${number}&status=${status}`);
      return expect(page.getByRole('main').getByText(number).first());
    },
  };
}
