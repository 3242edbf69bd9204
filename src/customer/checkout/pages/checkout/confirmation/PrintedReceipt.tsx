import { Table } from '@mantine/core';
import type { Order } from '#contracts/orders/order.ts';
import type { Quote } from '#contracts/orders/quote.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { additionsOf } from '#src/customer/checkout/cart-sums.tsx';
import { lateFeeFact } from '#src/customer/checkout/late-fee-text.ts';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { QuotedSchedule } from '#src/kits/schedule/QuotedSchedule.tsx';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { type Fact, SumList } from '#src/ui/parts/Facts.tsx';
import classes from './PrintedReceipt.module.css';
import { sourcesText } from './receipt-text.ts';

interface Props {
  readonly order: Order;
  readonly payment: Payment | null;
  readonly plan: OwnPlan | undefined;
  readonly quote: Quote | undefined;
}

/** The receipt on paper: what was bought, the credit as signed, every payment, the signature and the withdrawal. */
export function PrintedReceipt({ order, payment, plan, quote }: Props) {
  const moneyText = useMoneyText();
  return (
    <div className={classes.paper}>
      <PrintHead currency={order.total.currency} />
      <div className={classes.title}>
        <h2>Receipt</h2>
        <p>
          Order {order.number}
          {order.planNumber !== null && (
            <>
              <br />
              Plan {order.planNumber}
            </>
          )}
        </p>
      </div>
      {payment && (
        <p>
          <Money value={payment.amount} /> paid on <DateTimeText value={payment.triedAt} form="day" /> with{' '}
          {sourcesText(payment)}
        </p>
      )}
      <Ordered order={order} />
      {quote && (
        <section>
          <h3>Key facts</h3>
          <div className={classes.facts}>
            <SumList items={amounts(order, payment, quote)} />
            <SumList items={rules(quote, moneyText)} />
          </div>
        </section>
      )}
      {quote && (
        <section>
          <h3>Schedule</h3>
          <QuotedSchedule
            lines={quote.schedule}
            currency={quote.totalPayable.currency}
            nominalRatePpm={quote.offer.nominalRatePpm}
            caption="As signed, line by line"
            whole
          />
        </section>
      )}
      {order.terms && (
        <section>
          <h3>Signature and withdrawal</h3>
          <p>
            Signed with a one-time code on <DateTimeText value={order.terms.acceptedAt} />. Terms, version{' '}
            {order.terms.version}.
          </p>
          {quote && quote.withdrawalDays > 0 && (
            <p>
              {plan && plan.withdrawUntil !== null ? (
                <>
                  Last day of withdrawal: <DateText value={plan.withdrawUntil} form="long" />. No reason
                  needed.
                </>
              ) : (
                `Withdrawal within ${quote.withdrawalDays} days, no reason needed.`
              )}
            </p>
          )}
        </section>
      )}
      {plan && (
        <div className={classes.strip}>
          <ScheduleStrip
            segments={plan.strip}
            currency={plan.financed.currency}
            size="cell"
            label={`Schedule of ${plan.number}`}
          />
        </div>
      )}
    </div>
  );
}

/** Every line of the order, what was added to it, and its total. */
function Ordered({ order }: { readonly order: Order }) {
  const sums = additionsOf(order);
  return (
    <section>
      <h3>Order</h3>
      <Table className={classes.order ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Item</Table.Th>
            <Table.Th scope="col">Quantity</Table.Th>
            <Table.Th scope="col">Price</Table.Th>
            <Table.Th scope="col">Amount</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {order.lines.map(({ productId, nameSnapshot, quantity, unitPriceSnapshot, lineTotal }) => (
            <Table.Tr key={productId}>
              <Table.Th scope="row">{nameSnapshot}</Table.Th>
              <Table.Td>{quantity}</Table.Td>
              <Table.Td>
                <Money value={unitPriceSnapshot} />
              </Table.Td>
              <Table.Td>
                <Money value={lineTotal} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        {(sums.length > 0 || order.lines.length > 1) && (
          <Table.Tfoot>
            {[...sums, { label: 'Total of the order', value: <Money value={order.total} /> }].map(
              ({ label, value }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row" colSpan={3}>
                    {label}
                  </Table.Th>
                  <Table.Td>{value}</Table.Td>
                </Table.Tr>
              ),
            )}
          </Table.Tfoot>
        )}
      </Table>
    </section>
  );
}

function amounts(
  { downPayment }: Order,
  payment: Payment | null,
  { financed, totalInterest, totalPayable }: Quote,
): Fact[] {
  return [
    { label: 'Down payment', value: <Money value={payment?.amount ?? downPayment} /> },
    ...refundFacts(payment),
    { label: 'Financed', value: <Money value={financed} /> },
    { label: 'Total interest', value: <Money value={totalInterest} /> },
    {
      label: 'Total to pay',
      value: (
        <strong>
          <Money value={totalPayable} />
        </strong>
      ),
    },
  ];
}

/** What was given back of the first payment. */
export const refundFacts = (payment: Payment | null): Fact[] =>
  payment && payment.refundedTotal.amountMinor > 0
    ? [
        { label: 'Refunded', value: <Money value={payment.refundedTotal} /> },
        { label: 'Net paid', value: <Money value={payment.kept} /> },
      ]
    : [];

const rules = (
  { offer, aprcPpm, aprcShown, instalments, lateFees }: Quote,
  moneyText: Parameters<typeof lateFeeFact>[1],
): Fact[] => [
  { label: 'Interest rate a year, fixed', value: <Percent ppm={offer.nominalRatePpm} /> },
  ...(aprcShown ? [{ label: 'APRC, all costs as a yearly rate', value: <Percent ppm={aprcPpm} /> }] : []),
  { label: 'Instalments', value: instalments.reduce((sum, { count }) => sum + count, 0) },
  { label: 'Late fee', value: lateFeeFact(lateFees, moneyText) },
];
