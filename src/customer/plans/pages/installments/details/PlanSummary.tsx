import type { Plan } from '#contracts/plans/plan.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { isWithBank } from '#src/resources/plans/labels.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';

export function PlanSummary({ plan }: { readonly plan: Plan }) {
  return (
    <Card heading="What it costs">
      <SumList
        items={[
          { label: 'Financed', value: <Money value={plan.financed} /> },
          { label: 'Down payment', value: <Money value={plan.downPayment} /> },
          { label: 'Total interest', value: <Money value={plan.totalInterest} /> },
          ...ifAny('Late fees', plan.fees),
          ...ifAny('Saved by paying early', plan.saved),
          { label: 'Total to pay', value: <Money value={plan.total} /> },
          { label: 'Paid', value: <Money value={plan.paid} /> },
          { label: 'Left to pay', value: <Money value={plan.leftToPay} /> },
          ...ifAny(plan.status === 'SETTLED' ? 'Waived' : 'Cancelled', plan.cancelled),
          {
            label: isWithBank(plan) ? 'Due now, with your bank' : 'Due now',
            value: <Money value={plan.dueNow} />,
          },
          { label: 'Principal left', value: <Money value={plan.principalLeft} /> },
          { label: 'Nominal rate', value: <Percent ppm={plan.offer.nominalRatePpm} /> },
          ...(plan.aprcShown ? [{ label: 'APRC', value: <Percent ppm={plan.aprcPpm} /> }] : []),
          { label: 'Order', value: plan.orderNumber },
          ...(plan.activatedOn === null
            ? []
            : [{ label: 'Started', value: <DateText value={plan.activatedOn} /> }]),
          ...(plan.closedOn === null ? [] : [{ label: 'Ended', value: <DateText value={plan.closedOn} /> }]),
        ]}
      />
    </Card>
  );
}
