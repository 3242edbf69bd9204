import { Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { useQuoteWithdrawalQuery, useWithdrawPlanMutation } from './api.ts';
import { planPaidText } from './paid-texts.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { QuoteSums, ReturnedInterest } from './QuoteSums.tsx';

interface Props {
  readonly plan: Pick<Plan, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Withdraws from a plan within the first days: the lent amount with interest up to today. */
export function WithdrawDialog({ plan, onClose }: Props) {
  const params = { planId: plan.id };
  const { currentData, error, refetch } = useQuoteWithdrawalQuery(
    { params },
    { refetchOnMountOrArgChange: true },
  );
  const quote = error === undefined ? currentData : undefined;
  const [withdraw] = useWithdrawPlanMutation();
  return (
    <PaymentDialog
      title="Withdraw from the plan"
      amount={quote?.amount ?? null}
      unquoted={error}
      onRequote={refetch}
      send={(sources, key, amount) => withdraw({ params, body: { amount, sources }, key })}
      done={planPaidText('WITHDRAWAL', plan.title)}
      onClose={onClose}
    >
      <Text size="sm">
        Repay what you borrowed plus interest to today. No fee, no reason needed. What you bought stays yours.
      </Text>
      {error === undefined && <QuoteSums quote={quote} />}
      {quote && <ReturnedInterest quote={quote} />}
    </PaymentDialog>
  );
}
