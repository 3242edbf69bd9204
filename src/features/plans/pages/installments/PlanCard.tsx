import { Group } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { isRunningPlan } from '#contracts/plans/states.ts';
import { paths } from '#src/platform/paths.ts';
import { Status } from '#src/ui/Status.tsx';
import { FinishPaying } from '#src/features/plans/FinishPaying.tsx';
import { LateNotice } from '#src/features/plans/LateNotice.tsx';
import { amountDueNext } from '#src/features/plans/lateness.tsx';
import { ShortfallNotice } from '#src/features/plans/ShortfallNotice.tsx';
import { isWithBank, planStatusLabel } from '#src/features/plans/labels.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ifAny } from '#src/features/plans/figures.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Money } from '#src/ui/Money.tsx';
import { ScheduleStrip } from '#src/schedule/ScheduleStrip.tsx';
import classes from './Instalments.module.css';

/** A plan in brief: next payment, progress, status. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const last = plan.strip.at(-1);
  return (
    <Card as="article">
      <div className={classes.cardHead}>
        <div>
          <h2>
            <AppLink to={paths.installmentDetails({ plan: plan.number })}>{plan.title}</AppLink>
          </h2>
          <p>
            {plan.number} · {plan.offer.name}
          </p>
        </div>
        {plan.next && (
          <div className={classes.cardNext}>
            <Money value={amountDueNext(plan) ?? plan.next.amount} size="large" />
            <p>
              {isWithBank(plan) ? (
                'with your bank'
              ) : (
                <>
                  {plan.daysPastDue > 0 ? 'since' : 'due'} <DateText value={plan.next.dueDate} />
                </>
              )}
            </p>
          </div>
        )}
      </div>
      <LateNotice plan={plan} />
      <ShortfallNotice plan={plan} />
      <ScheduleStrip
        segments={plan.strip}
        currency={plan.financed.currency}
        size="card"
        label={`Schedule of ${plan.number}`}
      />
      <div className={classes.cardFoot}>
        <Facts
          items={[
            ...(plan.daysPastDue > 0 || isWithBank(plan) ? [] : ifAny('Due now', plan.dueNow)),
            { label: 'Paid', value: <Money value={plan.paid} /> },
            { label: 'Left to pay', value: <Money value={plan.leftToPay} /> },
            { label: 'Total', value: <Money value={plan.total} /> },
            ...(last ? [{ label: 'Last payment', value: <DateText value={last.dueDate} /> }] : []),
          ]}
        />
        <Group gap="md" fz="sm" ml="auto" justify="flex-end">
          <FinishPaying plan={plan} aside />
          {isRunningPlan(plan.status) && (
            <AppLink
              to={paths.installmentDetails({ plan: plan.number, autopay: '1' })}
              aria-label={`Autopay of ${plan.number}`}
            >
              Autopay
            </AppLink>
          )}
          <Status {...planStatusLabel(plan)} />
        </Group>
      </div>
    </Card>
  );
}
