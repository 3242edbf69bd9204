import { Button } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';

import { FinishPaying } from '#src/features/plans/FinishPaying.tsx';
import { paths } from '#src/platform/paths.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import classes from './Instalments.module.css';
import { AppLink } from '#src/ui/AppLink.tsx';

/** The plan whose payment comes next, with that plan's own figures. Nothing is added up here: the backend computes. */
export function NextPayment({ plan }: { plan: Plan | undefined }) {
  if (!plan?.next) return null;
  return (
    <section className={classes.next} aria-labelledby="next-payment">
      <div className={classes.nextHead}>
        <h2 id="next-payment">Next payment</h2>
        <p>
          {plan.title}, {plan.number}
        </p>
      </div>
      <dl>
        <div>
          <dt>
            Due <DateText value={plan.next.dueDate} />
          </dt>
          <dd>
            <Money value={plan.next.amount} size="large" />
          </dd>
        </div>
        <div>
          <dt>Due now</dt>
          <dd>
            <Money value={plan.dueNow} size="large" />
          </dd>
        </div>
        <div>
          <dt>Left to pay</dt>
          <dd>
            <Money value={plan.leftToPay} size="large" />
          </dd>
        </div>
      </dl>
      {plan.status === 'PENDING' ? (
        <FinishPaying plan={plan} />
      ) : (
        <Button component={AppLink} to={paths.installmentDetails({ plan: plan.number })}>
          Open the plan
        </Button>
      )}
    </section>
  );
}
