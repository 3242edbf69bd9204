import { Button, Group } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { PlanSaleWarning } from '#src/customer/plans/PlanSaleWarning.tsx';
import { PayButton, PayLater } from '#src/customer/payments/PayButton.tsx';
import { usePaymentToConfirm } from '#src/customer/plans/use-plan-payments.ts';
import { AvoidFee, isLastFee } from '#src/resources/plans/lateness.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

/** Says what is overdue and exactly what follows; nothing for a plan that is on time. */
export function OverdueBanner({ plan }: { readonly plan: Plan }) {
  const money = useMoneyText();
  const { status, daysPastDue, dueNow, next, lateFees, title, number, bankConfirming } = plan;
  const toConfirm = usePaymentToConfirm(plan);
  if (daysPastDue === 0 || !next) return null;
  const isLate = status !== 'ACTIVE';
  const isDefaulted = status === 'DEFAULTED';
  const { next: fee, charged } = lateFees;
  return (
    <StatusAlert
      color={isLate ? 'error' : 'warning'}
      mb="md"
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
      <Group gap="xs" mt="xs">
        {bankConfirming || (
          <PayButton isReasonBeside begin={paths.planDetails({ plan: number, pay: '1' })} size="sm">
            Pay {money(dueNow)}
          </PayButton>
        )}
        <Button component={AppLink} to={paths.planDetails({ plan: number })} size="sm" variant="default">
          View plan
        </Button>
        {bankConfirming || <PayLater />}
      </Group>
    </StatusAlert>
  );
}
