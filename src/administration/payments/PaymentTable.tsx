import { Text } from '@mantine/core';
import type { PaymentRow } from '#contracts/payments/payment.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { paymentStatuses, purposes } from '#src/resources/payments/labels.ts';

/** Payments as a table. */
export const PaymentTable = ({ payments }: { readonly payments: readonly PaymentRow[] }) => (
  <SmallTable
    columns={['Payment', 'Status', 'Amount']}
    rows={payments.map(({ id, purpose, status, amount, triedAt }) => ({
      key: id,
      cells: [
        <>
          <EntityLink type="payment" id={id} name={purposes[purpose]} />
          <Text size="xs" c="dimmed">
            <DateTimeText value={triedAt} form="day" />
          </Text>
        </>,
        <Status key="status" {...paymentStatuses[status]} />,
        <Money key="amount" value={amount} />,
      ],
    }))}
  />
);
