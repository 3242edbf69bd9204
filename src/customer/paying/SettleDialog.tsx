import type { Plan } from '#contracts/plans/plan.ts';
import { useQuoteSettlementQuery, useSettlePlanMutation } from './api.ts';
import { planPaidText } from './paid-texts.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { QuoteSums, ReturnedInterest, SavedBySettling } from './QuoteSums.tsx';

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
      done={planPaidText('SETTLEMENT', plan.title)}
      onClose={onClose}
    >
      {error === undefined && <QuoteSums quote={quote} />}
      {quote && <ReturnedInterest quote={quote} />}
      {quote && <SavedBySettling quote={quote} />}
    </PaymentDialog>
  );
}
