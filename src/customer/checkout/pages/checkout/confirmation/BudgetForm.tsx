import { Button, Stack } from '@mantine/core';
import { use } from 'react';
import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import { createAssessment } from '#contracts/orders/budget-endpoints.ts';
import type { Order } from '#contracts/orders/order.ts';
import { useCreateAssessmentMutation } from '#src/customer/orders/api.ts';
import { purchaseContinued } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { majorUnits, moneyTyped } from '#src/kits/forms/amount.ts';
import { AmountInput } from '#src/kits/forms/AmountInput.tsx';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { NavigationFocusContext } from '#src/ui/focus/navigation-focus.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './parts.module.css';

interface Props {
  readonly order: Pick<Order, 'id' | 'total'>;
  /** The previous assessment, whose amounts fill the fields; null for the first one. */
  readonly before: CreditAssessment | null;
}

interface Fields {
  readonly monthlyIncome: number | string;
  readonly monthlyExpenses: number | string;
  readonly existingObligations: number | string;
}

const advice = {
  monthlyIncome: 'Enter what you earn in a month, 0 if nothing',
  monthlyExpenses: 'Enter what you spend in a month, 0 if nothing',
  existingObligations: 'Enter 0 if you have none',
};

/** The form for monthly income, expenses and existing debts. */
export function BudgetForm({ order: { id: orderId, total }, before }: Props) {
  const { currency } = total;
  const dispatch = useAppDispatch();
  const focus = use(NavigationFocusContext);
  const [send] = useCreateAssessmentMutation();
  const typed = (field: keyof Fields) => (before ? majorUnits(before[field]) : '');
  const initial: Fields = {
    monthlyIncome: typed('monthlyIncome'),
    monthlyExpenses: typed('monthlyExpenses'),
    existingObligations: typed('existingObligations'),
  };
  const form = useContractForm(createAssessment, {
    initial: { ...initial },
    persistedForm: usePersistedForm(`budget.${orderId}`),
    advice,
    toBody: (fields) => ({
      monthlyIncome: moneyTyped(fields.monthlyIncome, currency),
      monthlyExpenses: moneyTyped(fields.monthlyExpenses, currency),
      existingObligations: moneyTyped(fields.existingObligations, currency),
    }),
    call: { params: { orderId } },
    send,
    onDone() {
      dispatch(purchaseContinued(orderId));
      focus.request(); // the order is refetched, and the heading of its next step takes the focus
    },
  });
  return (
    <form {...form.props}>
      <Stack maw="24rem">
        <AmountInput {...form.field('monthlyIncome')} label="Income a month, after tax" currency={currency} />
        <AmountInput
          {...form.field('monthlyExpenses')}
          label="Expenses a month"
          description="Rent, food, transport, insurance"
          currency={currency}
        />
        <AmountInput
          {...form.field('existingObligations')}
          label="Other loans and instalments a month"
          description="Leave out your plans with us. We add them."
          currency={currency}
        />
        {form.error !== undefined && <ProblemNotice error={form.error} onRetry={() => void form.submit()} />}
        <OnlineOnly why="It is checked immediately, so it can be sent once you’re back online.">
          <Button type="submit" loading={form.busy}>
            Check my budget
          </Button>
        </OnlineOnly>
        <p className={classes.small}>
          We use these amounts only for this decision and for your next orders within 30 days.
        </p>
      </Stack>
    </form>
  );
}
