import { Button, Stack } from '@mantine/core';
import { use } from 'react';
import { NavigationFocusContext } from '#src/ui/focus/navigation-focus.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { BudgetFields } from '#src/customer/checkout/budget/BudgetFields.tsx';
import classes from './parts.module.css';
import { type BudgetFormOptions, useBudgetForm } from '#src/customer/checkout/budget/use-budget-form.ts';

/** The form for monthly income, expenses and existing debts. */
export function BudgetForm(options: Omit<BudgetFormOptions, 'onDone'>) {
  const focus = use(NavigationFocusContext);
  // the order is refetched, and the heading of its next step takes the focus
  const form = useBudgetForm({ ...options, onDone: () => focus.request() });
  return (
    <form {...form.props}>
      <Stack>
        <BudgetFields form={form} currency={options.order.total.currency} />
        <OnlineOnly why="It is checked immediately, so it can be sent once you’re back online.">
          <Button type="submit" loading={form.busy} className={classes.send ?? ''}>
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
