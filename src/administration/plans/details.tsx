import { Stack } from '@mantine/core';
import type { PlanDetails as Plan } from '#contracts/plans/plan.ts';
import { PendingApprovals } from '#src/administration/approvals/PendingApprovals.tsx';
import { ScheduleStrip } from '#src/kits/schedule/ScheduleStrip.tsx';
import { NewestPayments } from '#src/administration/payments/NewestPayments.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { DisputeText } from './DisputeText.tsx';
import { GoodsCredits } from './GoodsCredits.tsx';
import { ReturnRequest } from './ReturnRequest.tsx';
import { ContactLog } from './ContactLog.tsx';
import { PlanCover } from './PlanCover.tsx';
import { PlanSchedule } from './PlanSchedule.tsx';
import { PromiseText } from './PromiseText.tsx';
import { ifAny } from '#src/resources/plans/figures.tsx';
import { planStatusLabel } from '#src/resources/plans/labels.ts';
import { NextDue } from '#src/resources/plans/lateness.tsx';

/** A plan in the administration: paid, remaining and overdue amounts. */
export function PlanDetails({ entity: plan }: { readonly entity: Plan }) {
  const { userId, customerName, orderId, orderNumber, financed } = plan;
  return (
    <Stack gap="lg">
      <PendingApprovals entityId={plan.id} />
      <ScheduleStrip
        segments={plan.strip}
        currency={financed.currency}
        size="cell"
        label={`Schedule of ${plan.number}`}
      />
      <EntityFacts
        figure={{ label: 'Left to pay', value: <Money value={plan.leftToPay} size="large" /> }}
        status={<Status {...planStatusLabel(plan)} />}
        items={[
          { label: 'Next due', value: <NextDue plan={plan} /> },
          { label: 'Due now', value: <Money value={plan.dueNow} /> },
          ...ifAny('Overdue', plan.overdue),
          { label: 'Customer', value: <EntityLink type="user" id={userId} name={customerName} /> },
          { label: 'Order', value: <EntityLink type="order" id={orderId} name={orderNumber} /> },
          { label: 'Items', value: plan.title },
          { label: 'Offer', value: plan.offer.name },
          { label: 'Total', value: <Money value={plan.total} /> },
          { label: 'Paid', value: <Money value={plan.paid} /> },
          { label: 'Financed', value: <Money value={financed} /> },
          { label: 'Principal left', value: <Money value={plan.principalLeft} /> },
          ...(plan.promise ? [{ label: 'Promise', value: <PromiseText promise={plan.promise} /> }] : []),
          ...(plan.dispute ? [{ label: 'Problem', value: <DisputeText dispute={plan.dispute} /> }] : []),
          ...ifAny('Late fees', plan.fees),
          ...ifAny('Late fees open', plan.feeOpen),
          ...ifAny(plan.status === 'SETTLED' ? 'Waived' : 'Cancelled', plan.cancelled),
          { label: 'Rescheduled', value: `${plan.reschedules.used} of ${plan.reschedules.max} times` },
          { label: 'Created', value: <DateTimeText value={plan.createdAt} /> },
          { label: 'Plan ID', value: plan.id },
        ]}
      />
      {plan.goodsReturn && <ReturnRequest plan={plan} request={plan.goodsReturn} />}
      <GoodsCredits plan={plan} />
      <PlanCover orderId={orderId} />
      <ContactLog planId={plan.id} />
      <NewestPayments of={{ planId: plan.id }} />
      <PlanSchedule planId={plan.id} number={plan.number} />
    </Stack>
  );
}
