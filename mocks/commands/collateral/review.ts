import type { ValuationMethod } from '#contracts/collateral/review.ts';
import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { Subject } from '#mocks/core/subject.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { collateralLifecycle, stepped } from '#mocks/resources/collateral/lifecycle.ts';
import { collateralOfPath } from '#mocks/resources/collateral/of-path.ts';
import type { CollateralRecord, ValuationRecord } from '#mocks/resources/collateral/record.ts';
import { viewCollateralDetails } from '#mocks/resources/collateral/view.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { collateralTypes } from '#mocks/rules/collateral-types.ts';
import { collateralFollowsPlan, orderAfterDecision, orderAfterValuation } from './follow-up.ts';

/** Returns the valuation of today, valid as long as the collateral's type allows. */
const valuedBy = (
  { subject, today }: { readonly subject: Subject; readonly today: LocalDate },
  { type }: CollateralRecord,
  { value, method }: { readonly value: Money; readonly method: ValuationMethod },
): ValuationRecord => ({
  value: value.amountMinor,
  method,
  valuedOn: today,
  validUntil: daysAfter(today, collateralTypes[type].valuationValidityDays),
  valuerId: subject.id,
});

/**
 * Values collateral (transition C4a); if it secures a plan, C8 or C9 follow, and if a submitted order relies on it,
 * O8b.
 */
export const valueCollateral: HandlerOf<'valueCollateral'> = (context) => {
  const { body, subject, tables, today, reply } = context;
  const { collateral, facts } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'value', {
    ...facts,
    currency: body.value.currency,
    expected: collateral.currency,
  });
  tables.collaterals.replace({
    ...collateral,
    status,
    valuation: valuedBy(context, collateral, body),
    version: collateral.version + 1,
  });
  const plan = tables.plans.get(collateral.pledgedTo?.planId ?? '');
  if (plan) collateralFollowsPlan(context, plan);
  else orderAfterValuation(context, collateral);
  const valued = requireRow(tables.collaterals.get(collateral.id), 'collateral');
  return reply(200, viewCollateralDetails(tables, valued, today, subject));
};

/** Approves collateral (transition C4). */
export const approveCollateral: HandlerOf<'approveCollateral'> = (context) => {
  const { subject, tables, now, today, reply } = context;
  const { collateral, facts } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'approve', facts);
  const approved = tables.collaterals.replace(
    stepped(collateral, status, { at: now, by: 'REVIEWER' }, { rejection: null }),
  );
  orderAfterDecision(context, approved);
  const after = requireRow(tables.collaterals.get(collateral.id), 'collateral');
  return reply(200, viewCollateralDetails(tables, after, today, subject));
};

/** Takes waiting collateral, values it and approves it (transition C4c). */
export const acceptCollateral: HandlerOf<'acceptCollateral'> = (context) => {
  const { body, subject, tables, now, today, reply } = context;
  const { collateral } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'accept', {
    currency: body.value.currency,
    expected: collateral.currency,
  });
  const step = { at: now, by: 'REVIEWER' } as const;
  const reviewer = { id: subject.id, name: subject.name };
  const taken = stepped(collateral, 'UNDER_REVIEW', step, { reviewer });
  const valuation = valuedBy(context, collateral, body);
  const approved = stepped(taken, status, step, { valuation, rejection: null });
  tables.collaterals.replace({ ...approved, version: collateral.version + 1 });
  orderAfterDecision(context, approved);
  const after = requireRow(tables.collaterals.get(collateral.id), 'collateral');
  return reply(200, viewCollateralDetails(tables, after, today, subject));
};

/** Asks the owner of collateral a question (transition C3). */
export const requestCollateralInfo: HandlerOf<'requestCollateralInfo'> = (context) => {
  const { body, subject, tables, now, today, reply } = context;
  const { collateral, facts } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'request-info', facts);
  const questioned = tables.collaterals.replace(
    stepped(collateral, status, { at: now, by: 'REVIEWER', note: body.note }),
  );
  orderAfterDecision(context, questioned);
  return reply(200, viewCollateralDetails(tables, questioned, today, subject));
};

/** Rejects collateral (transition C5). */
export const rejectCollateral: HandlerOf<'rejectCollateral'> = (context) => {
  const { body, subject, tables, now, today, reply } = context;
  const { collateral, facts } = collateralOfPath(context);
  const status = collateralLifecycle.take(collateral, 'reject', facts);
  // A note about suspected fraud is not shown to the customer.
  const note = body.reason === 'FRAUD_SUSPECTED' ? null : body.note;
  const rejected = tables.collaterals.replace(
    stepped(collateral, status, { at: now, by: 'REVIEWER', note }, { rejection: body }),
  );
  orderAfterDecision(context, rejected);
  const after = requireRow(tables.collaterals.get(collateral.id), 'collateral');
  return reply(200, viewCollateralDetails(tables, after, today, subject));
};
