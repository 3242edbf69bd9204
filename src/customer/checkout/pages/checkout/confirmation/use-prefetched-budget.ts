import { useEffect } from 'react';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import type { BudgetFormProps } from './BudgetForm.tsx';

export const budgetForm = lazyPart<BudgetFormProps>(() => import('./BudgetForm.tsx'));

/** Loads the form's code while the order is being prepared. */
export function usePrefetchedBudget(): void {
  useEffect(() => {
    budgetForm.prefetch();
  }, []);
}
