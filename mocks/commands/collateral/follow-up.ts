import type { Instant, LocalDate } from '#contracts/dates.ts';
import { after } from '#mocks/time/business-time.ts';
import { collateralFacts } from '#mocks/resources/collateral/facts.ts';
import { collateralLifecycle, stepped } from '#mocks/resources/collateral/lifecycle.ts';
import type { CollateralRecord } from '#mocks/resources/collateral/record.ts';
import { orderFacts } from '#mocks/resources/orders/facts.ts';
import { DRAFT_TTL, orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { workingDaysAfter } from '#mocks/rules/bank-days.ts';
import { coverageOf, isInDefault, shortfallOf } from '#mocks/rules/collateral.ts';
import type { Writes } from '#mocks/resources/tables.ts';

export interface Following {
  readonly tables: Writes;
  readonly now: Instant;
  readonly today: LocalDate;
}

/** Working days until collateral is returned. */
const RELEASE_DAYS = 7;

const orderOf = ({ tables }: Following, { orderId }: CollateralRecord) => tables.orders.get(orderId ?? '');

function moved({ tables, now }: Following, order: OrderRecord, status: OrderRecord['status']): void {
  tables.orders.replace({
    ...order,
    status,
    expiresAt: after(now, DRAFT_TTL),
    version: order.version + 1,
  });
}

/**
 * Transition O6: the order is reviewed once the collateral submitted for it is enough, whether it was submitted now or
 * before it was attached.
 */
export function orderAfterSubmission(context: Following, collateral: CollateralRecord): void {
  const order = orderOf(context, collateral);
  if (!order) return;
  const facts = orderFacts(context.tables, order, context.now);
  const { to } = orderLifecycle.decide(order, 'collateral-submitted', facts);
  if (to !== null) moved(context, order, to);
}

/**
 * Moves the order after a decision about collateral (transitions O7, O8, O9); for an active order, approved
 * collateral secures its plan at once (C7, C9).
 */
export function orderAfterDecision(context: Following, collateral: CollateralRecord): void {
  const order = orderOf(context, collateral);
  if (!order) return;
  const { tables, now } = context;
  const fraudSuspected = collateral.rejection?.reason === 'FRAUD_SUSPECTED';
  const facts = { ...orderFacts(tables, order, now), fraudSuspected };
  const { to } = orderLifecycle.decide(order, 'collateral-decided', facts);
  if (to !== null) moved(context, order, to);
  if (to === 'DECLINED') detachFrom(context, order.id);
  const plan = tables.plans.get(order.planId ?? '');
  if (order.status === 'ACTIVE' && plan) collateralFollowsPlan(context, plan);
}

/** Detaches collateral from an order that has ended, so that it can be used for another one. */
export function detachFrom({ tables }: Pick<Following, 'tables'>, orderId: string): void {
  for (const collateral of tables.collaterals.by('orderId', orderId)) {
    if (collateral.pledgedTo) continue;
    tables.collaterals.replace({
      ...collateral,
      orderId: null,
      orderNumber: null,
      version: collateral.version + 1,
    });
  }
}

/**
 * Updates collateral after its plan has changed: begun (C7), paid or revalued (C8, C9), or closed (C10). Collateral
 * that was to be returned secures a plan again that a refund has reopened (C10b). The notice of a sale is void once the
 * plan is no longer in default (C12a). Call it after every change of a plan.
 */
export function collateralFollowsPlan(context: Following, plan: PlanRecord): void {
  if (!isOpen(plan.status)) {
    returnCollateral(context, plan);
    noteShortfall(context, plan, 0);
    return detachFrom(context, plan.orderId);
  }
  if (plan.activatedOn === null) return;
  secureAgain(context, plan);
  pledge(context, plan);
  if (!isInDefault(plan.status)) endSaleNotice(context, plan);
  noteShortfall(context, plan, compareCover(context, plan));
}

/** Read again for each step, because the step before may have written them. */
const itemsOf = ({ tables }: Following, { orderId }: PlanRecord) => tables.collaterals.by('orderId', orderId);

const bySystem = (at: Instant) => ({ at, by: 'SYSTEM' }) as const;

function returnCollateral(context: Following, plan: PlanRecord): void {
  const { tables, now, today } = context;
  for (const item of itemsOf(context, plan)) {
    if (!item.pledgedTo) continue;
    const { to } = collateralLifecycle.decide(item, 'plan-closed', {});
    if (to === null) continue;
    const releaseBy = workingDaysAfter(today, RELEASE_DAYS);
    const returned = { shortfall: null, releaseBy, saleNoticeOn: null };
    tables.collaterals.replace(stepped(item, to, bySystem(now), returned));
  }
}

function secureAgain(context: Following, plan: PlanRecord): void {
  for (const item of itemsOf(context, plan)) {
    const { to } = collateralLifecycle.decide(item, 'plan-reopened', {});
    if (to === null) continue;
    context.tables.collaterals.replace(stepped(item, to, bySystem(context.now), { releaseBy: null }));
  }
}

function pledge(context: Following, plan: PlanRecord): void {
  const { tables, now, today } = context;
  const pledgedTo = { planId: plan.id, planNumber: plan.number };
  for (const item of itemsOf(context, plan)) {
    const { to } = collateralLifecycle.decide(item, 'pledge', collateralFacts(tables, item, today));
    if (to !== null) tables.collaterals.replace(stepped(item, to, bySystem(now), { pledgedTo }));
  }
}

function endSaleNotice(context: Following, plan: PlanRecord): void {
  for (const item of itemsOf(context, plan)) {
    if (item.saleNoticeOn === null) continue;
    context.tables.collaterals.replace({ ...item, saleNoticeOn: null, version: item.version + 1 });
  }
}

/** Returns what the plan lacks, also where nothing secures it any more because it was given back or sold. */
function compareCover(context: Following, plan: PlanRecord): number {
  const { tables, now } = context;
  const { covered } = coverageOf(plan.principalLeft, itemsOf(context, plan));
  const shortfall = plan.offer.collateralRequired ? shortfallOf(plan.principalLeft, covered) : 0;
  const lacks = shortfall === 0 ? null : shortfall;
  for (const item of itemsOf(context, plan)) {
    const { to } = collateralLifecycle.decide(item, 'cover-changed', { shortfall });
    if (to !== null) tables.collaterals.replace(stepped(item, to, bySystem(now), { shortfall: lacks }));
    else if (item.status === 'SHORTFALL' && item.shortfall !== lacks)
      tables.collaterals.replace({ ...item, shortfall: lacks, version: item.version + 1 });
  }
  return shortfall;
}

/** Writes what a plan lacks to its row. It is derived, so the plan's version stays. */
function noteShortfall({ tables }: Following, { id }: PlanRecord, shortfall: number): void {
  const plan = tables.plans.get(id);
  if (plan && plan.shortfall !== shortfall) tables.plans.replace({ ...plan, shortfall });
}

/** Expires a valuation that is over, unless a signed order relies on it (transition C6). */
export function collateralInTime(
  { tables, now, today }: Following,
  item: CollateralRecord,
): CollateralRecord {
  const { to } = collateralLifecycle.decide(item, 'clock', collateralFacts(tables, item, today));
  return to === null ? item : tables.collaterals.replace(stepped(item, to, bySystem(now)));
}

/** Expires valuations on a new business day (transition C6), and returns the orders that relied on them (O8b). */
export function expireValuations(context: Following): void {
  for (const item of context.tables.collaterals.by('status', 'APPROVED')) {
    if (collateralInTime(context, item) !== item) orderAfterValuation(context, item);
  }
}

/** Returns an order to waiting for collateral when approved collateral has expired or lost value (transition O8b). */
export function orderAfterValuation(context: Following, collateral: CollateralRecord): void {
  const order = orderOf(context, collateral);
  if (!order) return;
  const facts = orderFacts(context.tables, order, context.now);
  const { to } = orderLifecycle.decide(order, 'valuation-changed', facts);
  if (to !== null) moved(context, order, to);
}
