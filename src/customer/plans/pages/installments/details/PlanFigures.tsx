import { Anchor } from '@mantine/core';
import { useId, useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { isWithBank } from '#src/resources/plans/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { FactList, SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import classes from './PlanFigures.module.css';

/** The four figures that a customer asks for, and all others behind a button; paper has them all. */
export function PlanFigures({ plan }: { readonly plan: Plan }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const last = plan.strip.at(-1);
  return (
    <section aria-label="Figures">
      <div className={classes.figures}>
        <FactList
          className={classes.main}
          items={[
            { label: 'Paid', value: <Money value={plan.paid} /> },
            { label: 'Left to pay', value: <Money value={plan.leftToPay} /> },
            { label: 'Interest', value: <Money value={plan.totalInterest} /> },
            ...(last ? [{ label: 'Last payment', value: <DateText value={last.dueDate} /> }] : []),
          ]}
        />
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.all}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Fewer figures' : 'All figures'}
        </Anchor>
      </div>
      <div id={id} className={classes.rest} hidden={!isWhole}>
        <SumList items={restOf(plan)} />
      </div>
    </section>
  );
}

const restOf = (plan: Plan) => [
  { label: 'Financed', value: <Money value={plan.financed} /> },
  { label: 'Down payment', value: <Money value={plan.downPayment} /> },
  ...ifAny('Late fees', plan.fees),
  ...ifAny('Saved by paying early', plan.saved),
  { label: 'Total to pay', value: <Money value={plan.total} /> },
  ...ifAny(plan.status === 'SETTLED' ? 'Waived' : 'Cancelled', plan.cancelled),
  {
    label: isWithBank(plan) ? 'Due now, with your bank' : 'Due now',
    value: <Money value={plan.dueNow} />,
  },
  { label: 'Principal left', value: <Money value={plan.principalLeft} /> },
  { label: 'Nominal rate', value: <Percent ppm={plan.offer.nominalRatePpm} /> },
  ...(plan.aprcShown ? [{ label: 'APRC', value: <Percent ppm={plan.aprcPpm} /> }] : []),
  { label: 'Order', value: plan.orderNumber },
  ...(plan.activatedOn === null ? [] : [{ label: 'Started', value: <DateText value={plan.activatedOn} /> }]),
  ...(plan.closedOn === null ? [] : [{ label: 'Ended', value: <DateText value={plan.closedOn} /> }]),
];
