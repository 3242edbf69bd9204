import { Rating, Stack } from '@mantine/core';
import type { OrderDetails as Order } from '#contracts/orders/order.ts';
import { OfferName } from '#src/features/catalogue/OfferName.tsx';
import { NewestPayments } from '#src/features/payments/NewestPayments.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { EntityFacts } from '#src/ui/EntityFacts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';
import { orderStatuses, starsText } from './labels.ts';
import { OrderBudget } from './administration/OrderBudget.tsx';
import { OrderCollateral } from './administration/OrderCollateral.tsx';
import { OrderQuote } from './administration/OrderQuote.tsx';
import { OrderTimeline } from './administration/OrderTimeline.tsx';

/** An order in the administration: the items and their payment. */
export default function OrderDetails({ entity: order }: { readonly entity: Order }) {
  const { userId, customerName, planId, planNumber, paymentId, lines } = order;
  return (
    <Stack gap="lg">
      <EntityFacts
        figure={{ label: 'Total', value: <Money value={order.total} size="large" /> }}
        status={<Status {...orderStatuses[order.status]} />}
        items={[
          { label: 'Customer', value: <EntityLink type="user" id={userId} name={customerName} /> },
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
