import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import { createAssessment } from '#contracts/orders/budget-endpoints.ts';
import type { Order } from '#contracts/orders/order.ts';
import { purchaseContinued } from '#src/customer/draft/draft.ts';
import { useCreateAssessmentMutation } from '#src/customer/orders/api.ts';
import { majorUnits, moneyTyped } from '#src/kits/forms/amount.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';

export interface BudgetFormOptions {
  readonly order: Pick<Order, 'id' | 'total'>;
  /** The previous assessment, whose amounts fill the fields; null for the first one. */
  readonly before: CreditAssessment | null;
  /** Called when the budget is assessed; the order is refetched. */
  readonly onDone: () => void;
}

export interface BudgetValues {
  readonly monthlyIncome: number | string;
  readonly monthlyExpenses: number | string;
  readonly existingObligations: number | string;
}

const advice = {
  monthlyIncome: 'Enter what you earn in a month, 0 if nothing',
  monthlyExpenses: 'Enter what you spend in a month, 0 if nothing',
  existingObligations: 'Enter 0 if you have none',
};

/** The form for monthly income, expenses and existing debts; what is typed stays until it is sent. */
export function useBudgetForm({ order: { id: orderId, total }, before, onDone }: BudgetFormOptions) {
  const { currency } = total;
  const dispatch = useAppDispatch();
  const [send] = useCreateAssessmentMutation();
  const typed = (field: keyof BudgetValues) => (before ? majorUnits(before[field]) : '');
  const initial: BudgetValues = {
    monthlyIncome: typed('monthlyIncome'),
    monthlyExpenses: typed('monthlyExpenses'),
    existingObligations: typed('existingObligations'),
  };
  return useContractForm(createAssessment, {
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
      onDone();
    },
  });
}
