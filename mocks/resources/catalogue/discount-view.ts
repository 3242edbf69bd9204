import { discountActions } from '#contracts/catalogue/discount-actions.ts';
import type { Discount, DiscountDetails } from '#contracts/catalogue/discount.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { actionsWithin } from '#mocks/core/role-actions.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { isRequested } from '#mocks/resources/request-waiting.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { discountFor, phaseOf } from '#mocks/rules/discounts.ts';
import { discountLifecycle } from './discount-lifecycle.ts';
import type { DiscountRecord } from './record.ts';

interface Viewing {
  readonly tables: Pick<Reads, 'products' | 'approvals'>;
  readonly subject: Subject;
  readonly today: LocalDate;
}

/** Returns what the guards of a discount code read. */
export const discountFacts = ({ tables, today }: Viewing, discount: DiscountRecord) => ({
  discount,
  today,
  isRequested: isRequested(tables, 'endDiscount', discount.id),
});

export const viewDiscountRow = (row: DiscountRecord, today: LocalDate): Discount => {
  const { status: _status, version: _version, ...terms } = row;
  return { ...terms, phase: phaseOf(row, today) };
};

/** Returns a code with what it takes off each product that is sold in its currency. */
export const viewDiscount = (viewing: Viewing, row: DiscountRecord): DiscountDetails => ({
  ...row,
  phase: phaseOf(row, viewing.today),
  examples: viewing.tables.products
    .all()
    .filter(({ active, unitPrice }) => active && unitPrice.currency === row.from.currency)
    .map(({ id, name, unitPrice }) => {
      const result = discountFor(row, [{ lineTotal: unitPrice }], viewing.today);
      const discount = { ...unitPrice, amountMinor: 'amount' in result ? result.amount : 0 };
      return { productId: id, name, price: unitPrice, discount };
    }),
  actions: actionsWithin(
    viewing.subject,
    'discount',
    discountActions,
    discountLifecycle.actions(row, discountFacts(viewing, row)),
  ),
});
