import { sumMinor } from '#contracts/money.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { PayButton } from '#src/customer/payments/PayButton.tsx';
import { PhoneBar } from '#src/layout/PhoneBar.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

interface Props {
  /** The running plans of one currency. */
  readonly plans: readonly Plan[];
  /** Names the currency where there are several. */
  readonly inCurrency: string;
  /** The bar of a phone has room for one currency. */
  readonly isFirst: boolean;
  readonly onPay: () => void;
}

/** Pays what is due on several plans in one payment; shown while something is due. */
export function PayDue({ plans, inCurrency, isFirst, onPay }: Props) {
  const money = useMoneyText();
  const due = plans.filter(({ dueNow, bankConfirming }) => dueNow.amountMinor > 0 && !bankConfirming);
  const [first] = due;
  const amount = first && {
    amountMinor: sumMinor(due.map(({ dueNow }) => dueNow)),
    currency: first.dueNow.currency,
  };
  if (!amount) return null;
  return (
    <>
      <PayButton isReasonBeside begin={onPay}>
        Pay {money(amount)}
      </PayButton>
      {isFirst && (
        <PhoneBar fromAbove label={`Due now${inCurrency}`} amount={<Money value={amount} size="large" />}>
          <PayButton isReasonBeside begin={onPay}>
            Pay {money(amount)}
          </PayButton>
        </PhoneBar>
      )}
    </>
  );
}
