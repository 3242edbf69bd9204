import type { GuardsOf } from './guard.ts';
import { noRequestWaiting } from './shared.ts';

const rule = 'Discount codes';

export const discountGuards: GuardsOf<'discount'> = {
  'code-new': { holds: 'There is no such code yet; one that has ended is not given again.', rule },
  'creation-not-waiting': noRequestWaiting,
  'last-day-ahead': { holds: 'The last day is this business date or later.', rule },
  'not-over': { holds: 'The last day is this business date or later.', rule },
  'no-request-waiting': noRequestWaiting,
};
