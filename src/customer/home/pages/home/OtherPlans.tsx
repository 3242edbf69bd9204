import type { Plan } from '#contracts/plans/plan.ts';
import { isWithBank } from '#src/resources/plans/labels.ts';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import classes from './SignedInHome.module.css';

/** The running plans after the one with the next payment. */
export function OtherPlans({ plans }: { readonly plans: readonly Plan[] }) {
  return (
    <Card heading="Your other plans">
      <ul className={classes.rows}>
        {plans.map((plan) => (
          <li key={plan.id} className={classes.plan}>
            <div className={classes.row}>
              <h3>
                <AppLink to={paths.planDetails({ plan: plan.number })}>{plan.title}</AppLink>
              </h3>
              {plan.next && (
                <span className={classes.note}>
                  <Money value={plan.next.amount} />{' '}
                  {isWithBank(plan) ? (
                    'with your bank'
                  ) : (
                    <>
                      on <DateText value={plan.next.dueDate} />
                    </>
                  )}
                </span>
              )}
            </div>
            <ScheduleStrip
              segments={plan.strip}
              currency={plan.financed.currency}
              size="card"
              label={`Schedule of ${plan.number}`}
            />
            <FinishPaying plan={plan} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
