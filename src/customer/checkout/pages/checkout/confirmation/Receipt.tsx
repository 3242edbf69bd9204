import { Skeleton } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Order } from '#contracts/orders/order.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { additionsOf } from '#src/customer/checkout/cart-sums.tsx';
import { useGetQuoteQuery } from '#src/customer/orders/api.ts';
import { RatePurchase } from '#src/customer/orders/RatePurchase.tsx';
import { useGetPlanQuery } from '#src/customer/plans/api.ts';
import { AutopayOffer } from '#src/customer/plans/AutopayOffer.tsx';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { type Fact, SumList } from '#src/ui/parts/Facts.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { PrintedReceipt, refundFacts } from './PrintedReceipt.tsx';
import classes from './Receipt.module.css';
import { mayWithdraw, ReceiptMore } from './ReceiptMore.tsx';
import { ReceiptStrip } from './ReceiptStrip.tsx';
import { sourcesText } from './receipt-text.ts';

/** What has become of an order since it was confirmed. */
const headings: Partial<Record<Order['status'], string>> = {
  COMPLETED: 'Order paid off',
  WITHDRAWN: 'You have withdrawn from the plan',
  REFUNDED: 'Order refunded',
};

/** The receipt of an order: what was paid, what comes next, and the plan. Its address can be opened at any time. */
export function Receipt({ order, payment }: { order: Order; payment: Payment | null }) {
  const { planId, quoteId } = order;
  const plans = useGetPlanQuery(planId === null ? skipToken : { params: { planId } });
  const plan = plans.data;
  // the signed figures: a plan's own change with each payment ahead
  const quotes = useGetQuoteQuery(
    planId === null || quoteId === null ? skipToken : { params: { orderId: order.id, quoteId } },
  );
  const quote = quotes.data;
  const isQuoteComing = planId !== null && quoteId !== null && !quote && quotes.error === undefined;
  const isPlanComing = planId !== null && !plan && plans.error === undefined;
  const mayRate = order.actions.some(({ action, allowed }) => action === 'rate' && allowed);
  const moneyText = useMoneyText();
  const dateText = useDateText();
  const paid = payment?.amount ?? (order.paymentId === null ? null : order.downPayment);
  const card = payment?.sources.find(({ kind }) => kind === 'CARD');
  return (
    <div className={classes.receipt}>
      <div className={classes.screen}>
        <ReceiptStrip segments={plan?.strip ?? []} />
        <Page
          heading={headings[order.status] ?? (paid ? `${moneyText(paid)} paid` : 'Order confirmed')}
          lead={
            <span className={classes.next}>
              {isPlanComing && <Skeleton width="14rem" height="1.75rem" />}
              {plan && (plan.next ? <Next {...plan.next} /> : <Ended plan={plan} />)}
            </span>
          }
        >
          <div className={classes.parts}>
            {plan && <FinishPaying plan={plan} aside />}
            {!plan && plans.error !== undefined && (
              <ProblemNotice error={plans.error} onRetry={() => void plans.refetch()} />
            )}
            {isPlanComing && <Skeleton height="6rem" radius="lg" />}
            {plan && <AutopayOffer plan={plan} cardLabel={card?.label ?? null} />}
            <div className={classes.lines}>
              <SumList items={linesOf(order, payment, quote, dateText)} />
              {isQuoteComing && <Skeleton height="1.5rem" />}
              <SumList items={[{ label: 'Order', value: order.number }]} />
            </div>
            {quotes.error !== undefined && (
              <ProblemNotice error={quotes.error} onRetry={() => void quotes.refetch()} />
            )}
            <div className={classes.actions}>
              {order.planNumber !== null && (
                <AppLink to={paths.planDetails({ plan: order.planNumber })}>View the plan</AppLink>
              )}
              <ReceiptMore order={order} payment={payment} plan={plan} />
              {plan && plan.withdrawUntil !== null && mayWithdraw(plan) && (
                <span className={classes.withdrawal}>
                  Withdraw until <DateText value={plan.withdrawUntil} />, no reason needed
                </span>
              )}
            </div>
            {mayRate && (
              <section className={classes.rating}>
                <h2>Was this easy to understand?</h2>
                <RatePurchase order={order} />
              </section>
            )}
          </div>
        </Page>
      </div>
      <PrintedReceipt order={order} payment={payment} plan={plan} quote={quote} />
    </div>
  );
}

/** What was bought, what was paid at once and what is paid later. */
function linesOf(
  order: Order,
  payment: Payment | null,
  quote: Quote | undefined,
  dateText: ReturnType<typeof useDateText>,
): Fact[] {
  const { lines, total, downPayment, paymentId } = order;
  const additions = additionsOf(order);
  const count = quote?.instalments.reduce((sum, run) => sum + run.count, 0);
  return [
    ...lines.map(({ nameSnapshot, quantity, lineTotal }) => ({
      label: quantity > 1 ? `${nameSnapshot} × ${quantity}` : nameSnapshot,
      value: <Money value={lineTotal} />,
    })),
    ...additions,
    ...(lines.length > 1 || additions.length > 0
      ? [{ label: 'Total of the order', value: <Money value={total} /> }]
      : []),
    ...(payment
      ? [{ label: `Paid, ${sourcesText(payment)}`, value: <Money value={payment.amount} /> }]
      : paymentId === null
        ? []
        : [{ label: 'Down payment', value: <Money value={downPayment} /> }]),
    ...refundFacts(payment),
    ...(quote
      ? [
          {
            label: `${count} ${count === 1 ? 'instalment' : 'instalments'}, last on ${dateText(quote.lastDueDate)}`,
            value: (
              <Money
                value={{
                  ...quote.totalPayable,
                  amountMinor: quote.totalPayable.amountMinor - quote.downPayment.amountMinor,
                }}
              />
            ),
          },
        ]
      : []),
  ];
}

const Next = ({ amount, dueDate }: NonNullable<OwnPlan['next']>) => (
  <>
    Next{' '}
    <strong>
      <Money value={amount} />
    </strong>{' '}
    on <DateText value={dueDate} form="short" />
  </>
);

/** The day on which a plan ended, and what a withdrawal has paid back. */
function Ended({ plan: { strip, closedOn, financed } }: { readonly plan: OwnPlan }) {
  const last = strip.at(-1);
  return (
    <>
      Nothing more is due.{' '}
      {last?.kind === 'WITHDRAWAL' ? (
        <>
          You paid back <Money value={{ ...financed, amountMinor: last.totalMinor }} />
        </>
      ) : (
        'The plan ended'
      )}
      {closedOn !== null && (
        <>
          {' '}
          on <DateText value={closedOn} form="long" />
        </>
      )}
      .
    </>
  );
}
