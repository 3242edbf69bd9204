import { requireRow } from '#mocks/core/handler-result.ts';
import { type HandlerOf, listing } from '#mocks/resources/handler-types.ts';
import { isRequested } from '#mocks/resources/request-waiting.ts';
import { discountLifecycle } from './discount-lifecycle.ts';
import { discountFacts, viewDiscount, viewDiscountRow } from './discount-view.ts';

export const listDiscounts = listing('listDiscounts', {
  table: 'discounts',
  view: viewDiscountRow,
  search: { code: ({ id }) => id },
});

export const getDiscount: HandlerOf<'getDiscount'> = (context) => {
  const { params, tables, reply } = context;
  return reply(200, viewDiscount(context, requireRow(tables.discounts.get(params.discountCode), 'discount')));
};

/** Creates a discount code, after approval (transition DC1). */
export const createDiscount: HandlerOf<'createDiscount'> = {
  needsApproval: () => true,

  run(context) {
    const { body, tables, today, reply } = context;
    const { discountCode: id, ...terms } = body;
    const status = discountLifecycle.take(null, 'create', {
      code: id,
      isKnown: tables.discounts.get(id) !== undefined,
      isRequested: isRequested(tables, 'createDiscount', id),
      discount: terms,
      today,
    });
    return reply(201, viewDiscount(context, tables.discounts.insert({ id, ...terms, status, version: 1 })));
  },
};

/** Ends a discount code, after approval (transition DC2); priced orders keep what it took. */
export const endDiscount: HandlerOf<'endDiscount'> = {
  needsApproval: () => true,

  run(context) {
    const { params, tables, matchVersion, reply } = context;
    const discount = requireRow(tables.discounts.get(params.discountCode), 'discount');
    matchVersion(discount);
    const status = discountLifecycle.take(discount, 'end', discountFacts(context, discount));
    const ended = tables.discounts.replace({ ...discount, status, version: discount.version + 1 });
    return reply(200, viewDiscount(context, ended));
  },
};
