import type { OwnPlan } from '#contracts/plans/plan.ts';
import { PayButton } from '#src/customer/payments/PayButton.tsx';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useDateText } from '#src/ui/format/use-date-text.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import classes from './PayPlan.module.css';

interface Props {
  readonly plan: OwnPlan;
  readonly onPay: () => void;
}

/**
 * The button that pays what is due, or else the next instalment. While something is due, a phone has it in the bar at the
 * lower edge only, beside what follows.
 */
export function PayPlan({ plan: { dueNow, next, lateFees }, onPay }: Props) {
  const money = useMoneyText();
  const date = useDateText();
  const isDue = dueNow.amountMinor > 0;
  const amount = isDue ? dueNow : next?.amount;
  const fee = lateFees.next;
  const button = (
    <PayButton isReasonBeside begin={onPay}>
      {amount ? `Pay ${money(amount)}` : 'Pay'}
    </PayButton>
  );
  return (
    <div className={isDue ? classes.inBar : undefined}>
      {button}
      {isDue && (
        <PhoneBar
          fromAbove
          {...(fee
            ? {
                label: fee.daysLeft === 0 ? 'Pay today' : `Pay by ${date(fee.lastDay, 'short')}`,
                note: `then ${money(fee.amount)} late fee`,
              }
            : { label: 'Due now', amount: <Money value={dueNow} size="large" /> })}
        >
          {button}
        </PhoneBar>
      )}
    </div>
  );
}
