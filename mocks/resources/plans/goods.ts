import type { BoughtItem, ReturnedItem } from '#contracts/plans/goods.ts';
import { countOf, goodsValue, type GoodsValue } from '#mocks/rules/goods-value.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { PlanRecord } from './record.ts';

type Orders = Pick<Reads, 'orders'>;

function orderOf({ orders }: Orders, { orderId, number }: PlanRecord) {
  const order = orders.get(orderId);
  invariant(order, `The plan ${number} belongs to no order.`);
  return order;
}

const returnedBefore = ({ goodsCredits }: PlanRecord): readonly ReturnedItem[] =>
  goodsCredits.flatMap(({ items }) => items);

/** Returns what was bought with a plan, and how much of it came back. */
export const itemsOf = (tables: Orders, plan: PlanRecord): BoughtItem[] =>
  orderOf(tables, plan).lines.map(({ productId, nameSnapshot, quantity }) => ({
    productId,
    name: nameSnapshot,
    quantity,
    returned: countOf(returnedBefore(plan), productId),
  }));

/** Returns what goods that come back are worth, in minor units. */
export const valueOf = (tables: Orders, plan: PlanRecord, items: readonly ReturnedItem[]): GoodsValue =>
  goodsValue({ ...orderOf(tables, plan), financed: plan.financed }, returnedBefore(plan), items);

/** In minor units: what was credited for goods so far. */
export const creditedOf = ({ goodsCredits }: PlanRecord): number =>
  sum(goodsCredits, ({ value }) => value.amountMinor);

/** In minor units: the principal of the goods that have not come back. */
export const lentOf = ({ financed, goodsCredits }: PlanRecord): number =>
  financed - sum(goodsCredits, ({ principal }) => principal.amountMinor);
