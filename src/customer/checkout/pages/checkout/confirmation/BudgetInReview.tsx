import { Button } from '@mantine/core';
import type { Order } from '#contracts/orders/order.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import classes from './parts.module.css';

/** Shown while a person reviews the budget of an order. */
export function BudgetInReview({ order }: { readonly order: Order }) {
  const { number, budgetReview, expiresAt } = order;
  return (
    <Card heading="In review">
      <SumList
        items={[
          { label: 'Order', value: number },
          ...(budgetReview
            ? [{ label: 'Asked', value: <DateTimeText value={budgetReview.requestedAt} /> }]
            : []),
          ...(budgetReview?.note ? [{ label: 'Your note', value: budgetReview.note }] : []),
          { label: 'The order waits until', value: <DateTimeText value={expiresAt} /> },
        ]}
      />
      <div className={classes.after}>
        <Button component={AppLink} variant="default" to={paths.checkout({ step: 'plan' })}>
          Choose another plan instead
        </Button>
      </div>
    </Card>
  );
}
