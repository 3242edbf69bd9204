import type { LocalDate } from '#contracts/dates.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { collateralLifecycle, stepped } from '#mocks/resources/collateral/lifecycle.ts';
import { collateralOfPath } from '#mocks/resources/collateral/of-path.ts';
import type { CollateralRecord, SaleRecord } from '#mocks/resources/collateral/record.ts';
import { viewCollateralDetails } from '#mocks/resources/collateral/view.ts';
import { leftToPayOf } from '#mocks/resources/plans/left-to-pay.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { dueFirst, payoff } from '#mocks/rules/payoff.ts';
import { authorise } from '#mocks/commands/payments/charge.ts';
import {
  beginPlanPayments,
  type Intention,
  type PayingContext,
} from '#mocks/commands/plans/begin-payments.ts';

/** Tells the owner that collateral of a plan in default will be sold (transition C12a). */
export const announceCollateralSale: HandlerOf<'announceCollateralSale'> = (context) => {
  const { subject, tables, today, reply } = context;
  const { collateral, facts } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'announce-sale', facts);
  const announced = tables.collaterals.replace({
    ...collateral,
    status,
    saleNoticeOn: today,
    version: collateral.version + 1,
  });
  return reply(200, viewCollateralDetails(tables, announced, today, subject));
};

/** Records the sale of collateral and pays its plan with the proceeds (transition C12). */
export const sellCollateral: HandlerOf<'sellCollateral'> = (context) => {
  const { body, subject, tables, now, today, reply } = context;
  const { collateral, facts } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'sell', {
    ...facts,
    currency: body.proceeds.currency,
    expected: collateral.currency,
  });
  // first, because the payment may close the plan, which returns what still secures it
  const sold = tables.collaterals.replace(
    stepped(collateral, status, { at: now, by: 'SYSTEM' }, { shortfall: null, saleNoticeOn: null }),
  );
  const sale = payWithProceeds(context, sold, body.proceeds.amountMinor);
  const settled = tables.collaterals.replace({ ...sold, sale: { soldOn: today, ...sale } });
  return reply(200, viewCollateralDetails(tables, settled, today, subject));
};

/** Pays a plan with the proceeds of a sale. */
function payWithProceeds(
  context: PayingContext,
  { id, description, pledgedTo }: CollateralRecord,
  proceeds: number,
): Omit<SaleRecord, 'soldOn'> {
  const { tables, today } = context;
  const plan = tables.plans.get(pledgedTo?.planId ?? '');
  invariant(plan, `The collateral ${id} secures no plan.`);
  const part = {
    kind: 'COLLATERAL',
    label: `Sale of ${description}`,
    amount: proceeds,
    scratchcardId: null,
  } as const;
  const [begun] = beginPlanPayments(
    context,
    [{ plan, amount: proceeds }],
    { sources: [part], cardTokenId: null },
    intentionOf(proceeds, plan, today),
  );
  invariant(begun, `No payment of plan ${plan.id} was begun.`);
  const { id: paymentId, walletCredit } = authorise(context, begun);
  const paid = tables.plans.get(plan.id) ?? plan;
  return { paymentId, proceeds, surplus: walletCredit, stillOwed: leftToPayOf(paid) };
}

/** The debt is paid off where the proceeds suffice; otherwise what is due comes first, and the rest reduces the principal. */
function intentionOf(proceeds: number, { lines, offer }: PlanRecord, today: LocalDate): Intention {
  const rate = offer.nominalRatePpm;
  if (proceeds >= payoff(lines, rate, today).amount) return { purpose: 'SETTLEMENT' };
  const { due, accrued } = dueFirst(lines, rate, today);
  return proceeds > due + accrued
    ? { purpose: 'PREPAYMENT', prepayment: 'SHORTER_TERM' }
    : { purpose: 'INSTALMENT' };
}
