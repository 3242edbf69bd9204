import { Button, Skeleton } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { LocalDate } from '#contracts/dates.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { RatePurchase } from '#src/customer/orders/RatePurchase.tsx';
import { AfterPurchase } from '#src/customer/plans/AfterPurchase.tsx';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { orderStatuses } from '#src/resources/orders/labels.ts';
import { useGetQuoteQuery } from '#src/customer/orders/api.ts';
import { useGetPlanQuery } from '#src/customer/plans/api.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { additionsOf } from '#src/customer/checkout/cart-sums.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Page } from '#src/layout/Page.tsx';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { type Fact, SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { CalendarButton } from '#src/customer/plans/statement/CalendarButton.tsx';
import { QuotedSchedule } from '#src/kits/schedule/QuotedSchedule.tsx';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import classes from './Receipt.module.css';
import { ShareReceipt } from './ShareReceipt.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

/** What has become of an order since it was confirmed. */
const headings: Partial<Record<Order['status'], string>> = {
  COMPLETED: 'Order paid off',
  WITHDRAWN: 'You have withdrawn from the plan',
  REFUNDED: 'Order refunded',
};

/** The receipt of an order: items, numbers, the credit as signed, and next steps; printed without the last. Its address can be opened at any time. */
export function Receipt({ order, payment }: { order: Order; payment: Payment | null }) {
  const { planId, planNumber } = order;
  const plans = useGetPlanQuery(planId === null ? skipToken : { params: { planId } });
  const plan = plans.data;
  const { quoteId } = order;
  // the signed figures: a plan's own change with each payment ahead
  const quotes = useGetQuoteQuery(
    planId === null || quoteId === null ? skipToken : { params: { orderId: order.id, quoteId } },
  );
  const quote = quotes.data;
  const isQuoteComing = planId !== null && quoteId !== null && !quote && quotes.error === undefined;
  const isPlanComing = planId !== null && !plan && plans.error === undefined;
  const mayRate = order.actions.some(({ action, allowed }) => action === 'rate' && allowed);
  const numbers: Fact[] = [
    { label: 'Order', value: order.number },
    ...(planNumber === null ? [] : [{ label: 'Plan', value: planNumber }]),
    ...(order.terms
      ? [
          { label: 'Signed', value: <DateTimeText value={order.terms.acceptedAt} /> },
          { label: 'Terms', value: `Version ${order.terms.version}` },
        ]
      : []),
  ];
  return (
    <Page
      heading={headings[order.status] ?? 'Order confirmed'}
      lead={<span className={classes.screen}>Your receipt stays here, and under Orders.</span>}
    >
      <PrintHead currency={order.total.currency} />
      <div className={classes.columns}>
        <Card as="div">
          <div className={classes.head}>
            <h2>Receipt</h2>
            <Status {...orderStatuses[order.status]} />
          </div>
          <SumList items={numbers} />
          <hr className={classes.line} />
          <SumList
            items={[
              ...order.lines.map(({ nameSnapshot, quantity, lineTotal }) => ({
                label: quantity > 1 ? `${nameSnapshot} × ${quantity}` : nameSnapshot,
                value: <Money value={lineTotal} />,
              })),
              ...additionsOf(order),
              { label: 'Total of the order', value: <Money value={order.total} /> },
              ...(payment === null && order.paymentId !== null
                ? [{ label: 'Down payment', value: <Money value={order.downPayment} /> }]
                : []),
              ...(payment
                ? [
                    {
                      label: `Down payment, ${payment.sources.map(({ label }) => label).join(' and ')}`,
                      value: <Money value={payment.amount} />,
                    },
                    ...(payment.refundedTotal.amountMinor > 0
                      ? [
                          { label: 'Refunded', value: <Money value={payment.refundedTotal} /> },
                          { label: 'Net paid', value: <Money value={payment.kept} /> },
                        ]
                      : []),
                  ]
                : []),
              { label: 'Financed', value: <Money value={order.financed} /> },
              ...(quote ? creditFacts(quote, plan?.withdrawUntil ?? null) : []),
            ]}
          />
          {isQuoteComing && <Skeleton height="10rem" mt="sm" />}
        </Card>
        <div className={classes.side}>
          <Card as="div">
            <h2>{plan && !plan.next ? 'Nothing more is due' : 'Next payment'}</h2>
            {isPlanComing && <Skeleton height="5rem" />}
            {plan?.next && (
              <div className={classes.next}>
                <Money value={plan.next.amount} size="large" />
                <p>
                  due on <DateText value={plan.next.dueDate} form="long" />
                </p>
                <FinishPaying plan={plan} aside />
              </div>
            )}
            {plan && !plan.next && <Ended plan={plan} />}
            {plan && (
              <ScheduleStrip
                segments={plan.strip}
                currency={plan.financed.currency}
                size="card"
                label={`Schedule of ${plan.number}`}
              />
            )}
            {!plan && plans.error !== undefined && (
              <ProblemNotice error={plans.error} onRetry={() => void plans.refetch()} />
            )}
            <div className={classes.actions}>
              {planNumber !== null && (
                <Button component={AppLink} to={paths.planDetails({ plan: planNumber })}>
                  See the plan
                </Button>
              )}
              {isPlanComing && <Skeleton width="9.5rem" height="2.25rem" />}
              {plan?.next && <CalendarButton name={`Payments of ${plan.number}`} plan={plan} />}
              <Button variant="default" size="sm" onClick={() => window.print()}>
                Print
              </Button>
              <ShareReceipt order={order} payment={payment} />
            </div>
          </Card>
          <div className={`${classes.side} ${classes.screen}`}>
            {isPlanComing && <Skeleton height="8rem" />}
            {plan && <AfterPurchase plan={plan} />}
            {mayRate && (
              <Card as="div" heading="Was this easy to understand?">
                <RatePurchase order={order} />
              </Card>
            )}
          </div>
        </div>
        {quotes.error !== undefined && (
          <ProblemNotice error={quotes.error} onRetry={() => void quotes.refetch()} />
        )}
        {quote && (
          <div className={classes.whole}>
            <Card heading="Every payment" lead="As you signed it.">
              <QuotedSchedule
                lines={quote.schedule}
                currency={quote.totalPayable.currency}
                nominalRatePpm={quote.offer.nominalRatePpm}
                caption="Schedule as signed, line by line"
              />
            </Card>
          </div>
        )}
      </div>
    </Page>
  );
}

/** What the credit costs as it was signed, and by when it can be withdrawn from; null once that day is over. */
function creditFacts(
  { instalments, totalInterest, totalPayable, offer, aprcPpm, aprcShown, withdrawalDays }: Quote,
  withdrawUntil: LocalDate | null,
): Fact[] {
  return [
    { label: 'Instalments', value: instalments.reduce((sum, { count }) => sum + count, 0) },
    { label: 'Total interest', value: <Money value={totalInterest} /> },
    { label: 'Total to pay', value: <Money value={totalPayable} /> },
    { label: 'Interest rate a year, fixed', value: <Percent ppm={offer.nominalRatePpm} /> },
    ...(aprcShown ? [{ label: 'APRC, all costs as a yearly rate', value: <Percent ppm={aprcPpm} /> }] : []),
    ...(withdrawalDays === 0
      ? []
      : [
          {
            label: 'Withdrawal',
            value:
              withdrawUntil === null ? (
                `Within ${withdrawalDays} days`
              ) : (
                <>
                  Until <DateText value={withdrawUntil} />
                </>
              ),
          },
        ]),
  ];
}

/** The day on which a plan ended, and what a withdrawal has paid back. */
function Ended({ plan: { strip, closedOn, financed } }: { readonly plan: Plan }) {
  const last = strip.at(-1);
  return (
    <p className={classes.next}>
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
    </p>
  );
}
