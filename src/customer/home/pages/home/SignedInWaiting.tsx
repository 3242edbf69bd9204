import { Skeleton } from '@mantine/core';
import { Greeting } from './Greeting.tsx';
import classes from './SignedInHome.module.css';

/** Reserves space in a browser that stores a customer's session, until it is known who is signed in. */
export function SignedInPlace() {
  return <div className={classes.place} />;
}

/** As high as the next payment with wallet and messages beside it. */
export function SignedInWaiting() {
  return (
    <div className={classes.place}>
      <div className={classes.top}>
        <div className={classes.main} role="status" aria-label="Loading">
          <Greeting name={null} />
          <Skeleton className={classes.waitingAmount} />
          <Skeleton className={classes.waitingStrip} />
          <Skeleton className={classes.waitingPay} />
        </div>
        <div>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className={classes.waitingRow} />
          ))}
        </div>
      </div>
    </div>
  );
}
