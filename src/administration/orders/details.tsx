import { Rating, Stack } from '@mantine/core';
import type { OrderDetails as Order } from '#contracts/orders/order.ts';
import { OfferName } from '#src/administration/catalogue/OfferName.tsx';
import { NewestPayments } from '#src/administration/payments/NewestPayments.tsx';
import { CustomerLink } from '#src/administration/users/CustomerLink.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { orderStatuses, starsText } from '#src/resources/orders/labels.ts';
import { OrderBudget } from './OrderBudget.tsx';
import { OrderCollateral } from './OrderCollateral.tsx';
import { OrderQuote } from './OrderQuote.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

/** An order in the administration: the items and their payment. */
export function OrderDetails({ entity: order }: { readonly entity: Order }) {
  const { userId, customerName, planId, planNumber, paymentId, lines } = order;
  return (
    <Stack gap="lg">
      <EntityFacts
        figure={{ label: 'Total', value: <Money value={order.total} size="large" /> }}
        status={<Status {...orderStatuses[order.status]} />}
        items={[
          {
            label: 'Customer',
            value: <CustomerLink id={userId} name={customerName} daysPastDue={order.customerDaysPastDue} />,
          },
          ...(planId && planNumber
            ? [{ label: 'Plan', value: <EntityLink type="plan" id={planId} name={planNumber} /> }]
            : []),
          ...(paymentId
            ? [{ label: 'Payment', value: <EntityLink type="payment" id={paymentId} name="View payment" /> }]
            : []),
          { label: 'Offer', value: <OfferName code={order.offerCode} /> },
          { label: 'Down payment', value: <Money value={order.downPayment} /> },
          { label: 'Financed', value: <Money value={order.financed} /> },
          ...(order.rating === null
            ? []
            : [
                {
                  label: 'Rating',
                  value: (
                    <Rating
                      value={order.rating}
                      readOnly
                      role="img"
                      aria-label={starsText(order.rating)}
                      size="xs"
                    />
                  ),
                },
              ]),
          { label: 'Placed', value: <DateTimeText value={order.createdAt} /> },
          ...(order.remindedAt === null
            ? []
            : [{ label: 'Reminded', value: <DateTimeText value={order.remindedAt} /> }]),
          { label: 'Order ID', value: order.id },
        ]}
      />
      <SmallTable
        columns={['Item', 'Price']}
        rows={lines.map(({ productId, quantity, nameSnapshot, lineTotal }) => ({
          key: productId,
          cells: [`${quantity} × ${nameSnapshot}`, <Money key="price" value={lineTotal} />],
        }))}
      />
      {order.quoteId !== null && <OrderQuote quoteId={order.quoteId} />}
      {order.assessment !== null && <OrderBudget assessment={order.assessment} review={order.budgetReview} />}
      <OrderCollateral orderId={order.id} />
      <NewestPayments of={{ orderId: order.id }} />
      <OrderTimeline order={order} />
    </Stack>
  );
}
