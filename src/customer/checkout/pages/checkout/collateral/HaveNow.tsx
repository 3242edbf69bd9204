import { Button } from '@mantine/core';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import { WhyHigher } from '#src/customer/collateral/WhyHigher.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { uncountedStatuses } from '#src/resources/collateral/labels.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import classes from './HaveNow.module.css';

interface Props {
  readonly order: Pick<Order, 'planNumber'>;
  readonly coverage: Coverage;
}

/** What counts already, item by item, and the payment ahead that would cover the plan instead; nothing without both. */
export function HaveNow({ order: { planNumber }, coverage: { items, payAhead, missing } }: Props) {
  const moneyText = useMoneyText();
  const counted = items.filter(({ status }) => !uncountedStatuses.has(status));
  if (counted.length === 0 && payAhead === null) return null;
  return (
    <aside className={classes.now} aria-labelledby="have-now">
      <h2 id="have-now">What you have now</h2>
      <ul className={classes.items}>
        {counted.map(({ id, description, type, declaredValue, valuation, lendable }) => (
          <li key={id}>
            <div>
              <strong>{description}</strong>
              <p>
                <Money value={valuation?.value ?? declaredValue} />, counts{' '}
                <Share bps={10_000 - type.haircutBps} />
              </p>
            </div>
            <Money value={lendable} />
          </li>
        ))}
      </ul>
      {payAhead && planNumber !== null && (
        <div className={classes.ahead}>
          <h3>Or pay ahead</h3>
          <p>{moneyText(payAhead)} covers the plan.</p>
          <WhyHigher missing={missing} payAhead={payAhead} />
          <Button
            component={AppLink}
            variant="default"
            to={paths.planDetails({ plan: planNumber, ahead: String(payAhead.amountMinor) })}
          >
            Pay {moneyText(payAhead)} ahead
          </Button>
        </div>
      )}
    </aside>
  );
}
