import { useEffect } from 'react';
import { lazyPart } from '#src/pwa/release/lazy-part.ts';
import type { BudgetFormProps } from './BudgetForm.tsx';

export const budgetForm = lazyPart<BudgetFormProps>(() => import('./BudgetForm.tsx'));

/** Fetches the form while the order is prepared, so that the page comes with it. */
export function usePrefetchedBudget(): void {
  useEffect(() => {
    budgetForm.prefetch();
  }, []);
}
