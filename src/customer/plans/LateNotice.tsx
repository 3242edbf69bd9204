import type { Plan } from '#contracts/plans/plan.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { AvoidFee, isLastFee } from '#src/resources/plans/lateness.tsx';
import { PlanSaleWarning } from './PlanSaleWarning.tsx';
import { usePaymentToConfirm } from './use-plan-payments.ts';

const daysLeftText = (days: number) => (days === 1 ? '1 day left.' : `${days} days left.`);

/**
 * Says what is late, what it has cost, and until when a payment avoids the next fee, and links to help for those who
 * cannot pay; nothing for a plan that is on time.
 */
export function LateNotice({ plan }: { readonly plan: Plan }) {
  const { number, status, daysPastDue, dueNow, lateFees, bankConfirming } = plan;
  const toConfirm = usePaymentToConfirm(plan);
  if (daysPastDue === 0) return null;
  const { next, charged, cap, left } = lateFees;
  const days = daysPastDue === 1 ? '1 day' : `${daysPastDue} days`;
  return (
    <StatusAlert
      mb="md"
      color={status === 'ACTIVE' ? 'warning' : 'error'}
      title={
        <>
          <Money value={dueNow} /> is due. Your oldest instalment is {days} late.
        </>
      }
    >
      {/* The page itself says so when the bank asks. */}
      {bankConfirming && toConfirm === null && (
        <p>
          Your bank is confirming a payment. Unless it asks you to confirm, you don’t need to do anything.
        </p>
      )}
      {next && !bankConfirming && (
        <p>
          <AvoidFee fee={next} /> on <DateText value={next.chargedOn} />.
          {next.daysLeft > 0 && ` ${daysLeftText(next.daysLeft)}`}
        </p>
      )}
      {charged.amountMinor > 0 && (
        <p>
          <Money value={charged} /> of late fees so far, <Money value={cap} /> at most
          {left.amountMinor === 0
            ? ': no more will be added.'
            : isLastFee(lateFees)
              ? ': the next one is the last.'
              : '.'}
        </p>
      )}
      {status === 'DEFAULTED' && (
        <p>The plan is in default. Pay what is due, or change the number of months.</p>
      )}
      <PlanSaleWarning plan={plan} />
      {status === 'WRITTEN_OFF' ? (
        <p>The plan was written off. We no longer collect it, but you can still pay what is open.</p>
      ) : (
        <AppLink to={paths.planDetails({ plan: number, help: '1' })}>I can’t pay now</AppLink>
      )}
    </StatusAlert>
  );
}
