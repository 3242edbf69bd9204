import type { Currency } from '#contracts/money.ts';
import { AmountInput } from '#src/kits/forms/AmountInput.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './BudgetFields.module.css';
import type { useBudgetForm } from './use-budget-form.ts';

interface Props {
  readonly form: ReturnType<typeof useBudgetForm>;
  readonly currency: Currency;
}

/** The three amounts of a month, side by side where there is room. */
export function BudgetFields({ form, currency }: Props) {
  return (
    <>
      <div className={classes.fields}>
        <AmountInput {...form.field('monthlyIncome')} label="Income, after tax" currency={currency} />
        <AmountInput {...form.field('monthlyExpenses')} label="Expenses" currency={currency} />
        <AmountInput {...form.field('existingObligations')} label="Other loans" currency={currency} />
      </div>
      {form.error !== undefined && <ProblemNotice error={form.error} onRetry={() => void form.submit()} />}
    </>
  );
}
