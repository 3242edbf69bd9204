import { Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import {
  useQuoteSettlementQuery,
  useQuoteWithdrawalQuery,
  useSettlePlanMutation,
  useWithdrawPlanMutation,
} from '#src/features/plans/own-api.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { QuoteSums, SavedBySettling } from './QuoteSums.tsx';

interface Props {
  readonly plan: Pick<Plan, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Settles a plan today: the components of the amount, and what it saves. */
export function SettleDialog({ plan, onClose }: Props) {
  const params = { planId: plan.id };
  const { currentData, error, refetch } = useQuoteSettlementQuery(
    { params, body: { on: null } },
    { refetchOnMountOrArgChange: true },
  );
  const quote = error === undefined ? currentData : undefined; // an amount that cannot be read again is not paid
  const [settle] = useSettlePlanMutation();
  return (
    <PaymentDialog
      title="Pay the whole plan off"
      amount={quote?.amount ?? null}
      unquoted={error}
      onRequote={refetch}
      send={(sources, key, amount) => settle({ params, body: { amount, sources }, key })}
      done={`${plan.title} is paid off.`}
      onClose={onClose}
    >
      {error === undefined && <QuoteSums quote={quote} />}
      {quote && <SavedBySettling quote={quote} />}
    </PaymentDialog>
  );
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
      done={`You have withdrawn from the plan for ${plan.title}. Nothing more is due.`}
      onClose={onClose}
    >
      <Text size="sm">
        You pay back what was lent with the interest until today, without fees and without a reason. What you
        bought stays yours.
      </Text>
      {error === undefined && <QuoteSums quote={quote} />}
    </PaymentDialog>
  );
}
