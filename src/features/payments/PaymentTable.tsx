import { Text } from '@mantine/core';
import type { PaymentRow } from '#contracts/payments/payment.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { EntityLink } from '#src/ui/EntityLink.tsx';
import { Money } from '#src/ui/Money.tsx';
import { SmallTable } from '#src/ui/SmallTable.tsx';
import { Status } from '#src/ui/Status.tsx';
import { paymentStatuses, purposes } from './labels.ts';

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
