import { Checkbox, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { exponents, sumMinor } from '#contracts/money.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { Comparison } from '#src/kits/actions/action.ts';
import { MoneyInput } from '#src/kits/actions/MoneyInput.tsx';
import { useConflict } from '#src/kits/actions/use-conflict.tsx';
import { usePayPlansMutation } from '#src/customer/payments/api.ts';
import { usePreviewPlanPaymentQuery } from './api.ts';
import { AllocatedParts } from '#src/customer/payments/AllocatedParts.tsx';
import { amountRefusal, minorTyped } from '#src/kits/forms/amount.ts';
import { useSettledValue } from '#src/kits/forms/use-settled-value.ts';
import { hasTouch } from '#src/ui/focus/has-touch.ts';
import { instalmentsPaidText } from './paid-texts.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

type Payable = Pick<Plan, 'id' | 'version' | 'number' | 'title' | 'dueNow' | 'next' | 'leftToPay'>;

interface Props {
  /** The plans with open amounts, all in one currency. */
  readonly plans: readonly Payable[];
  /** Leads to another way to pay. */
  readonly way?: ReactNode;
  readonly onClose: () => void;
}

/** Returns the amount that a plan suggests: what is due, or the next instalment. */
const suggested = ({ dueNow, next, leftToPay }: Payable) =>
  dueNow.amountMinor > 0 ? dueNow : (next?.amount ?? leftToPay);

/** Compares the remaining amount of one plan between two versions. */
const leftOf = ({ id, title, number }: Payable): Comparison<readonly Payable[]> => ({
  label: `Left to pay, ${title} ${number}`,
  value: (plans, { money }) => {
    const plan = plans.find((each) => each.id === id);
    return plan ? money(plan.leftToPay) : '–';
  },
});

/** One payment for one or several plans; a quote shows its allocation before it is paid. */
export function PayDialog({ plans, way, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (plans.length > 1 ? plans.filter(({ dueNow }) => dueNow.amountMinor > 0) : plans).map(({ id }) => id),
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string | number>>>({});
  const unitOf = ({ leftToPay }: Payable) => 10 ** exponents[leftToPay.currency];
  const valueOf = (plan: Payable) => typed[plan.id] ?? suggested(plan).amountMinor / unitOf(plan);
  const entered = plans
    .filter(({ id }) => chosen.includes(id))
    .map((plan) => ({
      planId: plan.id,
      amount: {
        amountMinor: minorTyped(valueOf(plan), plan.leftToPay.currency),
        currency: plan.leftToPay.currency,
      },
    }));
  // Nothing is paid while one of the amounts cannot be read: what was meant is not known.
  const isRead = entered.every(({ amount }) => !Number.isNaN(amount.amountMinor));
  const parts = isRead ? entered.filter(({ amount }) => amount.amountMinor > 0) : [];
  const partsText = JSON.stringify(parts);
  const settled = useSettledValue(partsText);
  const { currentData, error, refetch } = usePreviewPlanPaymentQuery(
    { body: { parts } },
    { skip: parts.length === 0 || settled !== partsText, refetchOnMountOrArgChange: true },
  );
  // An amount that is too large is refused at its field.
  const tooMuch = amountRefusal(error);
  const isOver = ({ id, leftToPay }: Payable) =>
    parts.some(({ planId, amount }) => planId === id && amount.amountMinor > leftToPay.amountMinor);
  const [pay] = usePayPlansMutation();
  const { base, ...conflict } = useConflict(plans, { compares: plans.map(leftOf), onClose });
  const [done, setDone] = useState(''); // by the last press: the plans change with the payment
  const versions = new Map(base.map(({ id, version }) => [id, version]));
  const [first] = parts;
  const total = first && {
    amountMinor: sumMinor(parts.map(({ amount }) => amount)),
    currency: first.amount.currency,
  };
  return (
    <PaymentDialog
      title="Pay"
      amount={total && currentData && settled === partsText ? total : null}
      unquoted={tooMuch && plans.some(isOver) ? undefined : error}
      onRequote={refetch}
      choice={partsText}
      send={(sources, key) => {
        setDone(instalmentsPaidText(base, parts));
        const seenParts = parts.map((part) => ({ ...part, version: versions.get(part.planId) ?? 0 }));
        return pay({ body: { parts: seenParts, sources }, key });
      }}
      conflict={conflict}
      done={done}
      onClose={onClose}
    >
      {way}
      <Stack gap="sm">
        {plans.map((plan) => (
          <Stack key={plan.id} gap="2xs">
            {plans.length > 1 && (
              <Checkbox
                label={`${plan.title}, ${plan.number}`}
                checked={chosen.includes(plan.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen((ids) => (checked ? [...ids, plan.id] : ids.filter((id) => id !== plan.id)))
                }
              />
            )}
            {chosen.includes(plan.id) && (
              <MoneyInput
                label={plans.length > 1 ? `Amount for ${plan.number}` : 'Amount'}
                description={
                  plan.dueNow.amountMinor > 0 ? null : 'Nothing is due; it goes to the next instalments.'
                }
                max={plan.leftToPay}
                isLimitTold
                controlled={{
                  ...(plans.length === 1 && !hasTouch() && { 'data-autofocus': true }),
                  value: valueOf(plan),
                  error: isOver(plan) ? tooMuch?.detail : undefined,
                  onChange: (value: string | number) => setTyped((all) => ({ ...all, [plan.id]: value })),
                }}
              />
            )}
          </Stack>
        ))}
      </Stack>
      {parts.length > 0 && !currentData && error === undefined && <Skeleton height="6rem" />}
      {currentData && parts.length > 0 && (
        <AllocatedParts
          label="Where the payment goes"
          {...currentData}
          isTitled={currentData.parts.length > 1}
        />
      )}
    </PaymentDialog>
  );
}
