import { Group } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { isRunningPlan } from '#contracts/plans/states.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { Status } from '#src/ui/parts/Status.tsx';
import { FinishPaying } from '#src/customer/plans/FinishPaying.tsx';
import { LateNotice } from '#src/customer/plans/LateNotice.tsx';
import { amountDueNext } from '#src/resources/plans/lateness.tsx';
import { ShortfallNotice } from '#src/customer/plans/ShortfallNotice.tsx';
import { isWithBank, planStatusLabel } from '#src/resources/plans/labels.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Facts } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import classes from './Instalments.module.css';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

/** A plan in brief: next payment, progress, status. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const last = plan.strip.at(-1);
  return (
    <Card as="article">
      <div className={classes.cardHead}>
        <div>
          <h2>
            <AppLink to={paths.planDetails({ plan: plan.number })}>{plan.title}</AppLink>
          </h2>
          <p>
            <Verbatim>{plan.number}</Verbatim> · {plan.offer.name}
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
                  {plan.daysPastDue > 0 ? 'oldest due' : 'due'} <DateText value={plan.next.dueDate} />
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
          <FinishPaying plan={plan} aside isReasonBeside />
          {isRunningPlan(plan.status) && (
            <AppLink
              to={paths.planDetails({ plan: plan.number, autopay: '1' })}
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
