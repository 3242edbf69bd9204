import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Money as MoneyValue } from '#contracts/money.ts';
import type { PaymentDetails as Payment } from '#contracts/payments/payment.ts';
import { PendingApprovals } from '#src/administration/approvals/PendingApprovals.tsx';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { Allocations } from './Allocations.tsx';
import { Attempts } from './Attempts.tsx';
import { ProviderEvents } from './ProviderEvents.tsx';
import { Refunds } from './Refunds.tsx';
import { paymentStatuses, purposes } from '#src/resources/payments/labels.ts';

const PaymentReceiptDialog = lazyDialog(() => import('./PaymentReceiptDialog.tsx'));

/** An amount as a fact, if there is one: a failed payment has nothing to refund. */
const sum = (label: string, value: MoneyValue) =>
  value.amountMinor === 0 ? [] : [{ label, value: <Money value={value} /> }];

/** A payment in the administration: its purpose, its sources and each attempt. */
export function PaymentDetails({ entity: payment }: { readonly entity: Payment }) {
  const { userId, customerName, planId, planNumber, orderId, orderNumber } = payment;
  const [isReading, setReading] = useState(false);
  return (
    <Stack gap="lg">
      <PendingApprovals entityId={payment.id} />
      <EntityFacts
        figure={{ label: 'Amount', value: <Money value={payment.amount} size="large" /> }}
        status={<Status {...paymentStatuses[payment.status]} />}
        items={[
          { label: 'Purpose', value: purposes[payment.purpose] },
          { label: 'Customer', value: <EntityLink type="user" id={userId} name={customerName} /> },
          { label: 'Plan', value: <EntityLink type="plan" id={planId} name={planNumber} /> },
          { label: 'Order', value: <EntityLink type="order" id={orderId} name={orderNumber} /> },
          { label: 'Paid with', value: <PaidWith sources={payment.sources} /> },
          { label: 'Created', value: <DateTimeText value={payment.createdAt} /> },
          ...sum('Refunded', payment.refundedTotal),
          ...sum('Refundable', payment.refundable),
          ...(payment.receiptSentAt === null
            ? []
            : [{ label: 'Receipt sent', value: <DateTimeText value={payment.receiptSentAt} /> }]),
          { label: 'Payment ID', value: payment.id },
        ]}
      />
      <Allocations allocations={payment.allocations} walletCredit={payment.walletCredit} />
      <Attempts payment={payment} />
      <Refunds paymentId={payment.id} />
      <ProviderEvents events={payment.events} />
      {payment.allocations.length > 0 && (
        <Group>
          <Button variant="default" size="sm" onClick={() => setReading(true)}>
            Show receipt
          </Button>
        </Group>
      )}
      {isReading && <PaymentReceiptDialog payment={payment} onClose={() => setReading(false)} />}
    </Stack>
  );
}

/** The sources of a payment, with amounts if there are several. */
function PaidWith({ sources }: Pick<Payment, 'sources'>) {
  if (sources.length === 1) return sources[0]?.label;
  return sources.map(({ label, amount }, index) => (
    <Group key={index} gap="xs">
      {label} <Money value={amount} />
    </Group>
  ));
}
