import { SegmentedControl, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { exponents } from '#contracts/money.ts';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { PrepaymentMode } from '#contracts/plans/quote.ts';
import { MoneyInput } from '#src/kits/actions/MoneyInput.tsx';
import { useConflict } from '#src/kits/actions/use-conflict.tsx';
import { usePrepayPlanMutation, useQuotePrepaymentQuery } from './api.ts';
import { ownPlanCompares } from './plan-compares.ts';
import { amountRefusal, majorUnits, minorTyped } from '#src/kits/forms/amount.ts';
import { useSettledValue } from '#src/kits/forms/use-settled-value.ts';
import { hasTouch } from '#src/ui/focus/has-touch.ts';
import { planPaidText } from './paid-texts.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { PayWay } from './PayWay.tsx';
import { SavedByQuote } from './QuoteSums.tsx';
import { RestFacts } from './RestFacts.tsx';

interface Props {
  readonly plan: OwnPlan;
  /** The amount to begin with, in minor units; by default what is due and a quarter of the rest. */
  readonly suggestedMinor?: number | undefined;
  readonly onClose: () => void;
  readonly onChoose?: (name: 'pay' | 'prepay') => void;
}

const modes: readonly { readonly value: PrepaymentMode; readonly label: string }[] = [
  { value: 'LOWER_INSTALMENT', label: 'Lower instalments' },
  { value: 'SHORTER_TERM', label: 'Shorter term' },
];

/** A payment that reduces the principal; the backend's quote shows its effect before it is paid. */
export function PayAheadDialog({ plan, suggestedMinor, onClose, onChoose }: Props) {
  const { currency } = plan.principalLeft;
  const unit = 10 ** exponents[currency];
  const [typed, setTyped] = useState<string | number>(
    suggestedMinor === undefined
      ? Math.round((plan.dueNow.amountMinor + plan.principalLeft.amountMinor / 4) / unit)
      : majorUnits({ amountMinor: suggestedMinor, currency }),
  );
  const [mode, setMode] = useState<PrepaymentMode>('LOWER_INSTALMENT');
  const amount = { amountMinor: minorTyped(typed, currency), currency };
  const settled = useSettledValue(amount.amountMinor);
  const params = { planId: plan.id };
  const {
    currentData: quote,
    error,
    refetch,
  } = useQuotePrepaymentQuery(
    { params, body: { amount: { amountMinor: Math.max(1, settled), currency }, mode, on: null } },
    { skip: Number.isNaN(settled), refetchOnMountOrArgChange: true },
  );
  const { base, ...conflict } = useConflict(plan, { compares: ownPlanCompares, onClose });
  const [prepay] = usePrepayPlanMutation();
  const refusal = amountRefusal(error);
  const isCurrent = quote !== undefined && quote.amount.amountMinor === amount.amountMinor;
  return (
    <PaymentDialog
      title="Pay ahead"
      amount={isCurrent ? amount : null}
      unquoted={refusal ? undefined : error}
      onRequote={refetch}
      choice={`${mode} ${amount.amountMinor}`}
      send={(sources, key) => prepay({ params, version: base.version, body: { amount, mode, sources }, key })}
      conflict={conflict}
      done={planPaidText('PREPAYMENT', plan.title)}
      onClose={onClose}
    >
      {onChoose && <PayWay plan={plan} current="prepay" onChoose={onChoose} />}
      <MoneyInput
        label="Amount"
        description="What is due is paid first; the rest reduces what you owe."
        max={plan.leftToPay}
        isLimitTold={false} // the highest amount depends on the day: the quote says it
        controlled={{
          ...(!hasTouch() && { 'data-autofocus': true }),
          value: typed,
          onChange: setTyped,
          error: refusal?.detail,
        }}
      />
      <SegmentedControl
        aria-label="What changes"
        data={[...modes]}
        value={mode}
        onChange={(value) => setMode(value === 'SHORTER_TERM' ? value : 'LOWER_INSTALMENT')}
        fullWidth
      />
      <section aria-label="What it changes">
        {!quote && error === undefined && !Number.isNaN(settled) && <Skeleton height="8rem" />}
        {quote && <RestFacts before={quote.before} after={quote.after} />}
        <div role="status">{quote && <SavedByQuote quote={quote} />}</div>
      </section>
    </PaymentDialog>
  );
}
