import { Rating, Stack, Table } from '@mantine/core';
import type { OrderDetails as Order } from '#contracts/orders/order.ts';
import { OfferName } from '#src/features/catalogue/OfferName.tsx';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { SumList } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Status } from '#src/ui/Status.tsx';
import { orderStatuses, starsText } from './labels.ts';

/** An order as the administration sees it: what was bought and how it is paid. */
export default function OrderDetails({ entity: order }: { readonly entity: Order }) {
  const { userId, customerName, planId, planNumber, paymentId, lines } = order;
  return (
    <Stack gap="lg">
      <SumList
        items={[
          { label: 'Total', value: <Money value={order.total} size="large" /> },
          { label: 'Status', value: <Status {...orderStatuses[order.status]} /> },
          { label: 'Customer', value: <EntityLink type="user" id={userId} name={customerName} /> },
          {
            label: 'Plan',
            value: planId && planNumber ? <EntityLink type="plan" id={planId} name={planNumber} /> : '–',
          },
          {
            label: 'Payment',
            value: paymentId ? <EntityLink type="payment" id={paymentId} name="View payment" /> : '–',
          },
          { label: 'Offer', value: <OfferName code={order.offerCode} /> },
          { label: 'Down payment', value: <Money value={order.downPayment} /> },
          { label: 'Financed', value: <Money value={order.financed} /> },
          {
            label: 'Rating',
            value:
              order.rating === null ? (
                '–'
              ) : (
                <Rating
                  value={order.rating}
                  readOnly
                  role="img"
                  aria-label={starsText(order.rating)}
                  size="xs"
                />
              ),
          },
          { label: 'Placed', value: <DateTimeText value={order.createdAt} /> },
          { label: 'Order ID', value: order.id },
        ]}
      />
      <Table fz="sm" horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Item</Table.Th>
            <Table.Th ta="right">Price</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.productId}>
              <Table.Td>
                {line.quantity} × {line.nameSnapshot}
              </Table.Td>
              <Table.Td ta="right">
                <Money value={line.lineTotal} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
