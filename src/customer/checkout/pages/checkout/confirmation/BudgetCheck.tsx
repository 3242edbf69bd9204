import { skipToken } from '@reduxjs/toolkit/query/react';
import { use, useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import { StepList } from '#src/customer/checkout/StepList.tsx';
import { isBudgetApproved } from '#src/customer/checkout/purchase/next-step.ts';
import { budgetStepOf, stepsOf } from '#src/customer/checkout/steps.ts';
import { useGetQuoteQuery } from '#src/customer/orders/api.ts';
import { AskReview } from '#src/customer/orders/AskReview.tsx';
import { Page } from '#src/layout/Page.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { NavigationFocusContext } from '#src/ui/focus/navigation-focus.ts';
import { BudgetForm } from './BudgetForm.tsx';
import { BudgetInReview } from './BudgetInReview.tsx';
import { BudgetResult } from './BudgetResult.tsx';
import classes from './parts.module.css';

interface Props {
  readonly order: Order;
  /** Refetches the order. */
  readonly refetch: () => void;
}

export const budgetWords = {
  form: {
    heading: 'Does it fit your budget?',
    lead: 'We check this before every plan, so that no one owes more than they can pay. You see the result immediately.',
  },
  result: {
    heading: 'This plan does not fit your budget yet',
    lead: 'Nothing was ordered or charged. Here is why, and what would help.',
  },
  review: {
    heading: 'Your budget is being reviewed',
    lead: 'You can leave this page. The answer appears here as soon as it is decided.',
  },
} as const;

/**
 * Asks for three amounts and shows at once whether the plan is affordable. An approved budget leads straight to the
 * confirmation.
 */
export function BudgetCheck({ order, refetch }: Props) {
  const { id: orderId, assessment, budgetReview, quoteId } = order;
  const quotes = useGetQuoteQuery(quoteId === null ? skipToken : { params: { orderId, quoteId } });
  const focus = use(NavigationFocusContext);
  /** The id of the assessment whose amounts are being edited; null otherwise. */
  const [changing, setChanging] = useState<string | null>(null);
  // An approved budget has to be stated again when it is no longer valid.
  const visibleAssessment = isBudgetApproved(order) || assessment?.id === changing ? null : assessment;
  const steps = stepsOf(quotes.data ?? null);
  const view = !visibleAssessment ? 'form' : budgetReview?.status === 'PENDING' ? 'review' : 'result';
  return (
    <Page
      heading={budgetWords[view].heading}
      lead={budgetWords[view].lead}
      steps={<StepList steps={steps} current={budgetStepOf(steps)} />}
    >
      {view === 'form' && (
        <Card heading="Your month" lead="Leave out your plans with us; we add them.">
          <div className={classes.after}>
            <BudgetForm order={order} before={assessment} />
          </div>
        </Card>
      )}
      {visibleAssessment && view === 'review' && <BudgetInReview order={order} />}
      {visibleAssessment && view === 'result' && (
        <BudgetResult
          order={order}
          assessment={visibleAssessment}
          onChange={() => {
            focus.request();
            setChanging(visibleAssessment.id);
          }}
          refetch={refetch}
        />
      )}
      {/* rendered at the same place in every view, because its receipt stays open when the view changes */}
      <div className={classes.after}>
        <AskReview
          order={order}
          refetch={refetch}
          offered={view === 'result' && order.budgetReview === null}
        />
      </div>
    </Page>
  );
}
