import { Anchor } from '@mantine/core';
import { useId, useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { PayButton } from '#src/customer/payments/PayButton.tsx';
import { duePlans, totalDue } from '#src/customer/plans/due-plans.ts';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { PayDialog } from '#src/customer/plans/lazy-dialogs.tsx';
import { productsId } from '#src/customer/catalogue/products-id.ts';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { isWithBank, withBank } from '#src/resources/plans/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { daysUntilText } from '#src/ui/format/days-until.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { useWallClock } from '#src/ui/format/use-wall-clock.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import classes from './NextPayment.module.css';

interface Props {
  /** The plans with open payments, the next one first. */
  readonly plans: readonly Plan[];
  /** False for a customer who has never had a plan. */
  readonly hasPlans: boolean;
}

/** What the customer pays next: everything that is due, or the next instalment, with its one button. */
export function NextPayment({ plans, hasPlans }: Props) {
  const { locale } = useConfiguration();
  const { today } = useWallClock();
  const money = useMoneyText();
  const id = useId();
  /** The plans of the open dialog, which stays when the last of them is paid. */
  const [opened, setOpened] = useState<readonly Plan[] | null>(null);
  const due = duePlans(plans);
  const first = due[0] ?? plans[0];
  const dialog = opened && (
    <PayDialog
      plans={opened.map((plan) => plans.find((each) => each.id === plan.id) ?? plan)}
      onClose={() => setOpened(null)}
    />
  );
  if (!first?.next) {
    return (
      <section className={classes.next} aria-labelledby={id}>
        <h2 id={id}>No payments due</h2>
        <p>
          {hasPlans ? (
            <AppLink to={paths.plans()}>View your plans</AppLink>
          ) : (
            <a href={`#${productsId}`}>Browse products</a>
          )}
        </p>
        {dialog}
      </section>
    );
  }
  const { next, paid, leftToPay } = first;
  const amount = totalDue(due) ?? next.amount;
  const isUnderWay = due.length === 0 && (first.status === 'PENDING' || first.bankConfirming);
  const paysAhead = due.length === 0 && first.status === 'ACTIVE' && first.offer.nominalRatePpm > 0;
  return (
    <section className={classes.next} aria-labelledby={id}>
      <h2 id={id}>
        {due.length > 1
          ? `Due now · ${due.length} plans`
          : due.length === 1
            ? 'Due now'
            : `Next payment, ${daysUntilText(next.dueDate, today, locale)}`}
      </h2>
      <p className={classes.amount}>
        <Money value={amount} size="large" />
      </p>
      <ul className={classes.due}>
        {(due.length > 0 ? due : [first]).map((plan) => (
          <li key={plan.id}>
            {due.length > 1 && (
              <>
                <Money value={plan.dueNow} /> ·{' '}
              </>
            )}
            {plan.daysPastDue > 0 && 'since '}
            {plan.next && <DateText value={plan.next.dueDate} />} ·{' '}
            <AppLink to={paths.planDetails({ plan: plan.number })}>{plan.title}</AppLink>
          </li>
        ))}
      </ul>
      {isWithBank(first) && <Status {...withBank} />}
      {due.length < 2 && (
        <div className={classes.strip}>
          <ScheduleStrip
            segments={first.strip}
            currency={amount.currency}
            size="page"
            label={`Schedule of ${first.number}`}
          />
          <p className={classes.rests}>
            <span>
              <Money value={paid} /> paid
            </span>
            <span>
              <Money value={leftToPay} /> left to pay
            </span>
          </p>
        </div>
      )}
      <div className={classes.actions}>
        {isUnderWay ? (
          <FinishPaying plan={first} />
        ) : (
          <PayButton begin={() => setOpened(due.length > 0 ? due : [first])} className={classes.pay}>
            Pay {money(amount)}
          </PayButton>
        )}
        {!isUnderWay && paysAhead && (
          <Anchor
            component={AppLink}
            to={paths.planDetails({ plan: first.number, ahead: String(next.amount.amountMinor) })}
            size="sm"
          >
            Pay ahead and save interest
          </Anchor>
        )}
      </div>
      {dialog}
    </section>
  );
}
