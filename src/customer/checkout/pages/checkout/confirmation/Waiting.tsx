import { Button, Group, Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Order } from '#contracts/orders/order.ts';
import { ConfirmAtBank } from '#src/customer/paying/ConfirmAtBank.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { Page } from '#src/layout/Page.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import classes from './parts.module.css';
import { Card } from '#src/ui/parts/Card.tsx';

/** Polling interval in ms, much shorter than `pollIntervalMs`, because a person waits. A hidden page does not poll. */
const everyMs = 1_000;

/**
 * Waits for the bank's answer. The page may be left or reloaded: it polls again and continues with the payment's
 * state.
 */
export function Waiting({
  order,
  payment,
  refetch,
}: {
  order: Order;
  payment: Payment | null;
  refetch: () => void;
}) {
  const isTransfer = payment?.status === 'PENDING';
  const moneyText = useMoneyText();
  useUnsavedWork(true); // no automatic reload before the bank has decided
  const ask = useEffectEvent(refetch);
  useEffect(() => {
    const askIfShown = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(askIfShown, everyMs);
    document.addEventListener('visibilitychange', askIfShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfShown);
    };
  }, []);
  if (payment?.status === 'REQUIRES_ACTION')
    return (
      <Page
        heading="Confirm with your bank"
        lead={
          <span role="status">
            Order {order.number} is confirmed. Your bank needs you to confirm the first payment.
          </span>
        }
      >
        <Card as="div">
          <ConfirmAtBank payment={payment} amount={payment.amount} onAnswered={refetch} />
        </Card>
      </Page>
    );
  return (
    <Page
      heading="Completing your payment"
      lead={
        <span role="status">
          {isTransfer
            ? `Your bank is confirming the transfer of today’s ${moneyText(order.downPayment)}.`
            : payment
              ? `Waiting for your bank to accept ${moneyText(order.downPayment)}.`
              : `Paying ${moneyText(order.downPayment)}.`}
        </span>
      }
    >
      <Card as="div">
        <Skeleton height={12} />
        <p className={classes.after}>
          {isTransfer
            ? 'Most banks take a few minutes, some longer. It is safe to close this page:'
            : 'This takes a few seconds. You can reload or leave this page:'}{' '}
          order {order.number} is confirmed, and you are never charged twice.
        </p>
        {isTransfer && (
          <Group gap="xs" mt="md">
            <Button component={AppLink} to={paths.home()} variant="default">
              Back to home
            </Button>
            <Button component={AppLink} to={paths.orders()} variant="default">
              Your orders
            </Button>
          </Group>
        )}
      </Card>
    </Page>
  );
}
