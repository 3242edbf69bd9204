import { use, useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import { Page } from '#src/layout/Page.tsx';
import { Card } from '#src/ui/Card.tsx';
import { NavigationFocusContext } from '#src/ui/navigation-focus.ts';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetResult } from './BudgetResult.tsx';
import classes from './parts.module.css';

/** Three amounts, and at once whether the plan fits them. An approved budget leads straight on to the signature. */
export function BudgetCheck({ order }: { readonly order: Order }) {
  const { assessment } = order;
  const focus = use(NavigationFocusContext);
  /** The assessment whose amounts are being changed. */
  const [changing, setChanging] = useState<string | null>(null);
  const shown = assessment !== null && assessment.id !== changing ? assessment : null;
  return (
    <Page
      heading={shown ? 'This plan does not fit your budget yet' : 'Does it fit your budget?'}
      lead={
        shown
          ? 'Nothing was ordered or charged. Here is why, and what would help.'
          : 'We check this before every plan, so that nobody owes more than they can pay. You see the answer at once.'
      }
    >
      {shown ? (
        <BudgetResult
          order={order}
          assessment={shown}
          onChange={() => {
            focus.request();
            setChanging(shown.id);
          }}
        />
      ) : (
        <Card heading="Your month">
          <div className={classes.after}>
            <BudgetForm order={order} before={assessment} />
          </div>
        </Card>
      )}
    </Page>
  );
}
