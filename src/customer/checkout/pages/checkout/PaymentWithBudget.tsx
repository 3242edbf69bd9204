import type { Order } from '#contracts/orders/order.ts';
import { BudgetFields } from '#src/customer/checkout/budget/BudgetFields.tsx';
import { useBudgetForm } from '#src/customer/checkout/budget/use-budget-form.ts';
import type { Step } from '#src/customer/checkout/purchase/next-step.ts';
import { useAutoAdvance } from '#src/customer/checkout/purchase/use-auto-advance.ts';
import { usePurchase } from '#src/customer/checkout/purchase/use-purchase.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { FormSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { PaymentForm, type PaymentFormProps } from './PaymentForm.tsx';
import classes from './PaymentForm.module.css';

/** Steps until it is known whether the backend needs a budget. */
const preparing: ReadonlySet<Step['kind']> = new Set([
  'read',
  'close-abandoned',
  'create-order',
  'create-quote',
  'submit',
]);

/**
 * The payment step of a customer. The backend decides by the order whether it needs a budget, so the order is prepared
 * first; what it refuses is shown on the next page.
 */
export function PaymentWithBudget(form: PaymentFormProps) {
  const purchase = usePurchase();
  const { error } = useAutoAdvance(purchase);
  const { step, order } = purchase;
  if (error === undefined && purchase.error === undefined && preparing.has(step.kind))
    return <FormSkeleton />;
  return error === undefined &&
    step.kind === 'assess' &&
    order &&
    order.budgetReview?.status !== 'PENDING' ? (
    <WithBudget key={order.id} form={form} order={order} />
  ) : (
    <PaymentForm {...form} />
  );
}

function WithBudget({ form, order }: { readonly form: PaymentFormProps; readonly order: Order }) {
  const budget = useBudgetForm({ order, before: order.assessment, onDone: form.onReady });
  const moneyText = useMoneyText();
  const [run] = form.offer.instalments;
  const instalment = run && moneyText({ ...form.offer.totalPayable, amountMinor: run.amountMinor });
  return (
    <PaymentForm
      {...form}
      busy={budget.busy}
      onReady={() => void budget.submit()}
      below={
        <form {...budget.props} className={classes.budget} aria-labelledby="your-month">
          <h2 id="your-month">Your month</h2>
          <p className={classes.lead}>
            {instalment && `So that ${instalment} a month fits. `}Leave out your plans with us; we add them.
          </p>
          <BudgetFields form={budget} currency={order.total.currency} />
        </form>
      }
    />
  );
}
