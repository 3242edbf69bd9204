import { Button } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { FinishPaying } from '#src/features/plans/FinishPaying.tsx';
import { isWithBank, withBank } from '#src/features/plans/labels.ts';
import { paths } from '#src/platform/paths.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { daysUntilText } from '#src/ui/days-until.ts';
import { Money } from '#src/ui/Money.tsx';
import { ScheduleStrip } from '#src/schedule/ScheduleStrip.tsx';
import { Status } from '#src/ui/Status.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import classes from './NextPayment.module.css';
import { NextPaymentCard } from './NextPaymentCard.tsx';
import { productsId } from './products-id.ts';

interface Props {
  readonly plan: Plan | undefined;
  /** The number of plans with open payments. */
  readonly total: number | null;
  /** False for a customer who has never had a plan. */
  readonly hasPlans: boolean;
}

/** The next payment due among all plans of the signed-in customer. */
export function NextPayment({ plan, total, hasPlans }: Props) {
  const { locale, timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  if (!plan?.next) {
    return (
      <NextPaymentCard>
        <div className={classes.none}>
          <p>No payments due</p>
          <p className={classes.plan}>
            {hasPlans ? (
              <AppLink to={paths.installments()}>View your plans</AppLink>
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
  const amount = isLate ? plan.overdue : plan.next.amount;
  return (
    <NextPaymentCard>
      <div className={classes.next}>
        <div className={classes.amount}>
          <Money value={amount} size="large" />
          {isWithBank(plan) ? (
            <Status {...withBank} />
          ) : isLate ? (
            <StatusTag tone={plan.status === 'ACTIVE' ? 'warning' : 'error'}>
              {plan.status === 'ACTIVE' ? 'Past due' : 'Late'} since <DateText value={dueDate} form="short" />
            </StatusTag>
          ) : (
            <span>
              <DateText value={dueDate} />, {daysUntilText(dueDate, Date.now() + aheadMs, timeZone, locale)}
            </span>
          )}
        </div>
        <p className={classes.plan}>
          {plan.title} ·{' '}
          <AppLink to={paths.installmentDetails({ plan: plan.number })}>{plan.number}: view schedule</AppLink>
          {total !== null && total > 1 && (
            <>
              {' '}
              · <AppLink to={paths.installments()}>View all {total} plans</AppLink>
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
          <Button
            component={AppLink}
            to={paths.installmentDetails({ plan: plan.number, pay: '1' })}
            size="sm"
            className={classes.pay ?? ''}
          >
            Pay now
          </Button>
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
