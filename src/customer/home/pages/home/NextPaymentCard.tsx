import { Paper, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/parts/Card.tsx';
import classes from './NextPayment.module.css';

export function NextPaymentCard({ children }: { children: ReactNode }) {
  return (
    <Card heading="Your next payment">
      <div className={classes.frame}>{children}</div>
    </Card>
  );
}

/** Reserves space in a browser that stores a customer's session, until it is known who is signed in. */
export function SignedInPlace() {
  return <div className={classes.waiting} />;
}

/** As high as one payment with messages and wallet below it. */
export function SignedInWaiting() {
  return (
    <div className={classes.waiting}>
      <NextPaymentWaiting />
      <div className={classes.waitingCards}>
        <CardWaiting />
        <CardWaiting />
      </div>
    </div>
  );
}

/** The place of messages, or of the wallet. */
const CardWaiting = () => (
  <Paper withBorder radius="lg" className={classes.waitingCard}>
    <Skeleton className={classes.waitingAmount} />
    <Skeleton className={classes.waitingPlan} />
  </Paper>
);

function NextPaymentWaiting() {
  return (
    <NextPaymentCard>
      <div className={classes.next} role="status" aria-label="Loading">
        <Skeleton className={classes.waitingAmount} />
        <Skeleton className={classes.waitingPlan} />
      </div>
      <Skeleton className={classes.waitingStrip} />
      <Skeleton className={classes.waitingPay} />
    </NextPaymentCard>
  );
}
