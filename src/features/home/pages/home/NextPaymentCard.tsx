import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import classes from './NextPayment.module.css';

export function NextPaymentCard({ children }: { children: ReactNode }) {
  return (
    <Card heading="Your next payment">
      <div className={classes.frame}>{children}</div>
    </Card>
  );
}

export function NextPaymentWaiting() {
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
