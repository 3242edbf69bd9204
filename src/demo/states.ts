import { administrationPages } from './states/administration-pages.ts';
import { checkoutPages } from './states/checkout-pages.ts';
import { openPages } from './states/open-pages.ts';
import { customerPages } from './states/customer-pages.ts';
import { planPages } from './states/plan-pages.ts';

/** Links to every state of the pages; the mock backend really produces each of them. */
export const pageStates = {
  ...customerPages,
  ...planPages,
  ...checkoutPages,
  ...openPages,
  ...administrationPages,
};
