import type { ReactNode } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { Bone } from '#src/ui/Skeletons.tsx';
import classes from './NextPayment.module.css';

/** The frame keeps its height whether the payment is on its way, there, or none: what is below never jumps. */
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
      <div className={classes.waiting} role="status" aria-label="Loading">
        <Bone width="40%" height={28} />
        <Bone height={16} />
      </div>
    </NextPaymentCard>
  );
}
