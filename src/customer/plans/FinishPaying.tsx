import type { Plan } from '#contracts/plans/plan.ts';
import { useFrequentChanges } from '#src/api/use-frequent-changes.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { PayButton } from '#src/customer/payments/PayButton.tsx';
import { usePaymentToConfirm } from './use-plan-payments.ts';

/**
 * Links to the payment of a plan whose down payment is open, or says that the bank decides about a payment or asks its
 * customer to confirm it; nothing for other plans.
 */
export function FinishPaying({
  plan,
  aside = false,
  isReasonBeside = false,
}: {
  readonly plan: Pick<Plan, 'number' | 'status' | 'orderId' | 'bankConfirming'>;
  /** True beside the page's own main action. */
  readonly aside?: boolean;
  /** True where a `PayLater` stands near. */
  readonly isReasonBeside?: boolean;
}) {
  const { number, status, orderId, bankConfirming } = plan;
  const toConfirm = usePaymentToConfirm(plan);
  useFrequentChanges(bankConfirming); // its customer waits for the answer
  const to = paths.checkoutConfirmation({ order: orderId });
  const confirming = 'Your bank is confirming the payment';
  if (toConfirm)
    return (
      <AppLink to={paths.planDetails({ plan: number })}>Your bank asks you to confirm the payment</AppLink>
    );
  if (status !== 'PENDING') return bankConfirming && toConfirm === null && <span>{confirming}</span>;
  return bankConfirming ? (
    <AppLink to={to}>{confirming}</AppLink>
  ) : (
    <PayButton begin={to} {...{ isReasonBeside }} {...(aside && { size: 'sm', variant: 'default' })}>
      Finish paying
    </PayButton>
  );
}
