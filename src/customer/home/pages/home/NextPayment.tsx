import type { Plan } from '#contracts/plans/plan.ts';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { isWithBank, withBank } from '#src/resources/plans/labels.ts';
import { PayButton } from '#src/customer/payments/PayButton.tsx';
import { amountDueNext } from '#src/resources/plans/lateness.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { daysUntilText } from '#src/ui/format/days-until.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';
import classes from './NextPayment.module.css';
import { NextPaymentCard } from './NextPaymentCard.tsx';
import { productsId } from './products-id.ts';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

interface Props {
  readonly plan: Plan | undefined;
  /** The number of plans with open payments. */
  readonly total: number | null;
  /** False for a customer who has never had a plan. */
  readonly hasPlans: boolean;
}

/** The next payment due among all plans of the signed-in customer. */
export function NextPayment({ plan, total, hasPlans }: Props) {
  const { locale } = useConfiguration();
  const { today } = useWallClock();
  if (!plan?.next) {
    return (
      <NextPaymentCard>
        <div className={classes.none}>
          <p>No payments due</p>
          <p className={classes.plan}>
            {hasPlans ? (
              <AppLink to={paths.plans()}>View your plans</AppLink>
            ) : (
              <a href={`#${productsId}`}>Browse products</a>
            )}
          </p>
        </div>
      </NextPaymentCard>
    );
  }
  const { dueDate } = plan.next;
  const isLate = plan.daysPastDue > 0;
  const amount = amountDueNext(plan) ?? plan.next.amount;
  return (
    <NextPaymentCard>
      <div className={classes.next}>
        <div className={classes.amount}>
          <Money value={amount} size="large" />
          {isWithBank(plan) ? (
            <Status {...withBank} />
          ) : isLate ? (
            <StatusTag tone={plan.status === 'ACTIVE' ? 'warning' : 'error'}>
              {plan.status === 'ACTIVE' ? 'Past due' : 'Late'}, the oldest since{' '}
              <DateText value={dueDate} form="short" />
            </StatusTag>
          ) : (
            <span>
              <DateText value={dueDate} />, {daysUntilText(dueDate, today, locale)}
            </span>
          )}
        </div>
        <p className={classes.plan}>
          {plan.title} ·{' '}
          <AppLink to={paths.planDetails({ plan: plan.number })}>
            <Verbatim>{plan.number}</Verbatim>: view schedule
          </AppLink>
          {total !== null && total > 1 && (
            <>
              {' '}
              · <AppLink to={paths.plans()}>View all {total} plans</AppLink>
            </>
          )}
        </p>
      </div>
      {plan.status === 'PENDING' || plan.bankConfirming ? (
        <div className={classes.pay}>
          <FinishPaying plan={plan} />
        </div>
      ) : (
        // Late payments are paid from the notice above.
        !isLate && (
          <PayButton
            begin={paths.planDetails({ plan: plan.number, pay: '1' })}
            size="sm"
            className={classes.pay}
          >
            Pay now
          </PayButton>
        )
      )}
      <ScheduleStrip
        segments={plan.strip}
        currency={amount.currency}
        size="card"
        label={`Schedule of ${plan.number}`}
      />
    </NextPaymentCard>
  );
}
