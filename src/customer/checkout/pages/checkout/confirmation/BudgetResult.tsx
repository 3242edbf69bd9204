import { Button } from '@mantine/core';
import type { CreditAssessment } from '#contracts/orders/assessment.ts';
import type { Order } from '#contracts/orders/order.ts';
import { downPaymentChosen, selectDraft } from '#src/customer/draft/draft.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { OrderAction } from '#src/customer/orders/OrderAction.tsx';
import { budgetFacts } from './budget-facts.tsx';
import { changePlan } from './change-plan.tsx';
import classes from './parts.module.css';

interface Props {
  readonly order: Order;
  readonly assessment: CreditAssessment;
  readonly onChange: () => void;
  readonly refetch: () => void;
}

/** Says why a plan was not approved, and what the customer can do. */
export function BudgetResult({ order, assessment, onChange, refetch }: Props) {
  const dispatch = useAppDispatch();
  const moneyText = useMoneyText();
  const { locale } = useConfiguration();
  const draft = useAppSelector(selectDraft);
  const { reasons, remedy } = assessment;
  const isOwn = draft.orderId === order.id; // the draft of another order must not be changed
  const decided = order.budgetReview?.status === 'DECLINED' ? order.budgetReview : null;
  return (
    <div className={classes.stack}>
      {decided && (
        <Card heading="Manual review">
          <p>{decided.reason}</p>
        </Card>
      )}
      <Card heading="Why">
        <ul className={classes.reasons}>
          {reasons.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
        <div className={classes.after}>
          <SumList items={budgetFacts(assessment, locale)} />
        </div>
      </Card>
      <Card heading="What would help">
        <div className={`${classes.row} ${classes.after}`}>
          {remedy && isOwn && (
            <Button onClick={() => dispatch(downPaymentChosen(remedy.downPaymentBps))}>
              Pay {moneyText(remedy.downPayment)} today
            </Button>
          )}
          {isOwn ? (
            <Button component={AppLink} variant="default" to={paths.checkout({ step: 'plan' })}>
              Choose another plan
            </Button>
          ) : (
            <OrderAction action={changePlan} order={order} refetch={refetch} />
          )}
          <Button variant="default" onClick={onChange}>
            Edit the amounts
          </Button>
        </div>
      </Card>
    </div>
  );
}
