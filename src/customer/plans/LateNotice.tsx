import type { Plan } from '#contracts/plans/plan.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { AvoidFee, isLastFee } from '#src/resources/plans/lateness.tsx';
import classes from './LateNotice.module.css';
import { PlanSaleWarning } from './PlanSaleWarning.tsx';
import { usePaymentToConfirm } from './use-plan-payments.ts';

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);

/**
 * Says what follows from what is due or late: until when a payment avoids the next fee, what it has cost, and what those
 * can do who cannot pay; nothing for a plan of which nothing is due.
 */
export function LateNotice({ plan }: { readonly plan: Plan }) {
  const { number, status, daysPastDue, dueNow, lateFees, bankConfirming } = plan;
  const toConfirm = usePaymentToConfirm(plan);
  if (status === 'PENDING' || dueNow.amountMinor === 0) return null;
  const { next, charged, cap, left } = lateFees;
  const isAvoidable = next !== null && !bankConfirming;
  return (
    <StatusAlert className={classes.notice ?? ''} mb="lg" color={status === 'ACTIVE' ? 'warning' : 'error'}>
      <div className={classes.text}>
        <p>
          {isAvoidable ? (
            <>
              <strong>
                <AvoidFee fee={next} />.
              </strong>
              {next.daysLeft > 0 && ` ${daysText(next.daysLeft)} left.`}
            </>
          ) : (
            <strong>
              <Money value={dueNow} /> is due{daysPastDue === 0 && ' today'}.
            </strong>
          )}
          {daysPastDue > 0 &&
            (status !== 'ACTIVE' || !isAvoidable) &&
            ` Your oldest instalment is ${daysText(daysPastDue)} late.`}
          {/* The page itself says so when the bank asks. */}
          {bankConfirming &&
            toConfirm === null &&
            ' Your bank is confirming a payment. Unless it asks you to confirm, you don’t need to do anything.'}
          {charged.amountMinor > 0 && (
            <>
              {' '}
              <Money value={charged} /> of late fees so far, <Money value={cap} /> at most
              {left.amountMinor === 0
                ? ': no more will be added.'
                : isLastFee(lateFees)
                  ? ': the next one is the last.'
                  : '.'}
            </>
          )}
          {status === 'DEFAULTED' &&
            ' The plan is in default. Pay what is due, or change the number of months.'}
          {status === 'WRITTEN_OFF' ? (
            ' The plan was written off. We no longer collect it, but you can still pay what is open.'
          ) : (
            <>
              {' '}
              <AppLink to={paths.planDetails({ plan: number, help: '1' })}>I can’t pay now</AppLink>
            </>
          )}
        </p>
        <PlanSaleWarning plan={plan} />
      </div>
    </StatusAlert>
  );
}
