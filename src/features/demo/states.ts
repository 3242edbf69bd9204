import { checkoutPages } from './states/checkout-pages.ts';
import { openPages } from './states/open-pages.ts';
import { ownPages } from './states/own-pages.ts';
import type { PageStates } from './states/page-states.ts';

/** How to get every state of the customer's pages, by links. The mock backend really answers so. */
export const pageStates: readonly PageStates[] = [...ownPages, ...checkoutPages, ...openPages];
