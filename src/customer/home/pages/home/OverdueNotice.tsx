import type { Plan } from '#contracts/plans/plan.ts';
import { PlanSaleWarning } from '#src/customer/plans/PlanSaleWarning.tsx';
import { usePaymentToConfirm } from '#src/customer/plans/use-plan-payments.ts';
import { AvoidFee, isLastFee } from '#src/resources/plans/lateness.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';

/** Says what is overdue and exactly what follows; nothing for a plan that is on time. It is paid with all that is due. */
export function OverdueNotice({ plan }: { readonly plan: Plan }) {
  const { status, daysPastDue, dueNow, next, lateFees, title, number, bankConfirming } = plan;
  const toConfirm = usePaymentToConfirm(plan);
  if (daysPastDue === 0 || !next) return null;
  const isLate = status !== 'ACTIVE';
  const isDefaulted = status === 'DEFAULTED';
  const { next: fee, charged } = lateFees;
  return (
    <StatusAlert
      color={isLate ? 'error' : 'warning'}
      title={
        isDefaulted
          ? 'Your plan is in default'
          : isLate
            ? 'A payment is overdue'
            : 'A payment is past its due date'
      }
    >
      <p>
        <Money value={dueNow} /> is due for {title}, the oldest instalment since{' '}
        <DateText value={next.dueDate} />.
        {charged.amountMinor > 0 && (
          <>
            {' '}
            Late fees so far: <Money value={charged} />.
          </>
        )}
        {toConfirm === null && bankConfirming && ' Your bank is confirming a payment.'}
        {toConfirm && ' Your bank asks you to confirm a payment.'}
        {fee && !bankConfirming && (
          <>
            {' '}
            <AvoidFee fee={fee} />
            {isLastFee(lateFees) && ', the last that can be added'}.
          </>
        )}
        {isDefaulted && ' If you can’t pay it all, open the plan and change the number of months.'}
      </p>
      <PlanSaleWarning plan={plan} />
      <AppLink to={paths.planDetails({ plan: number })}>View plan</AppLink>
    </StatusAlert>
  );
}
