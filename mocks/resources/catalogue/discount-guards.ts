import type { LocalDate } from '#contracts/dates.ts';
import { noRequestWaiting } from '#mocks/resources/request-waiting.ts';
import type { DiscountRecord } from './record.ts';

interface OnDay {
  readonly discount: Pick<DiscountRecord, 'validTo'>;
  readonly today: LocalDate;
}

/** Guards that depend on stored state only. */
export const discountGuards = {
  'not-over': ({ discount, today }: OnDay) =>
    discount.validTo < today ? 'Its last day is over, so carts no longer take it.' : null,
  'no-request-waiting': noRequestWaiting,
};

/** Guards that also depend on the request, which names the code. */
export const discountRequestGuards = {
  'code-new': ({ isKnown, code }: { readonly isKnown: boolean; readonly code: string }) =>
    isKnown ? `There is a code ${code} already. Choose another one.` : null,
  'creation-not-waiting': noRequestWaiting,
  'last-day-ahead': ({ discount, today }: OnDay) =>
    discount.validTo < today ? 'The last day is over already. Choose a later one.' : null,
};
