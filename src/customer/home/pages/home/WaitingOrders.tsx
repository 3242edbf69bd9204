import type { OwnCollateralRow } from '#contracts/collateral/collateral.ts';
import type { OwnOrderRow } from '#contracts/orders/order.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { waitOf } from './waiting-order.ts';
import classes from './SignedInHome.module.css';

interface Props {
  readonly orders: readonly OwnOrderRow[];
  readonly collaterals: readonly OwnCollateralRow[];
}

/** The number of orders that home has space for. */
const maxShown = 3;

/** The orders that are not bought yet: what each waits for, and the next step. */
export function WaitingOrders({ orders, collaterals }: Props) {
  const waiting = orders.flatMap((order) => {
    const wait = waitOf(order, collaterals);
    return wait ? [{ order, wait }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <Card heading="Orders in progress">
      <ul className={classes.rows}>
        {waiting.slice(0, maxShown).map(({ order: { id, title, total }, wait: { sentence, step, to } }) => (
          <li key={id}>
            <div className={classes.row}>
              <h3>{title}</h3>
              <span className={classes.note}>
                <Money value={total} />
              </span>
            </div>
            <div className={classes.row}>
              <span className={classes.note}>{sentence}</span>
              <AppLink to={to} aria-label={`${step}: ${title}`}>
                {step}
              </AppLink>
            </div>
          </li>
        ))}
        {waiting.length > maxShown && (
          <li>
            <AppLink to={paths.orders({ tab: 'open' })}>View all orders in progress</AppLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
