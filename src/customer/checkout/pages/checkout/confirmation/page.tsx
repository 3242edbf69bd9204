import { Group } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { routes } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { useAppSelector, useAppDispatch } from '#src/platform/store/use-store.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Page } from '#src/layout/Page.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { DetailsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { CancelOrder } from '#src/customer/orders/CancelOrder.tsx';
import { OrderAction } from '#src/customer/orders/OrderAction.tsx';
import { selectDraft, payingStarted } from '#src/customer/draft/draft.ts';
import { NewerDraftNotice } from '#src/customer/checkout/NewerDraftNotice.tsx';
import { AcceptFigures } from './AcceptFigures.tsx';
import { BudgetCheck, budgetWords } from './BudgetCheck.tsx';
import { changePlan } from './change-plan.tsx';
import { isBudgetApproved, type Step } from '#src/customer/checkout/purchase/next-step.ts';
import { OrderClosed, NothingToConfirm } from './OrderClosed.tsx';
import classes from './parts.module.css';
import { Receipt } from './Receipt.tsx';
import { PausedPurchase } from '#src/customer/checkout/purchase/PausedPurchase.tsx';
import { PurchaseRefused } from './PurchaseRefused.tsx';
import { RetryPayment } from './RetryPayment.tsx';
import { SignPage } from './SignPage.tsx';
import type { Purchase } from '#src/customer/checkout/purchase/purchase.ts';
import { type Progress, useAutoAdvance } from '#src/customer/checkout/purchase/use-auto-advance.ts';
import { type OwnPurchase, usePurchase } from '#src/customer/checkout/purchase/use-purchase.ts';
import { useStepFocus } from './use-step-focus.ts';
import { Waiting } from './Waiting.tsx';
import type { Order } from '#contracts/orders/order.ts';
import { PaymentPage } from './PaymentPage.tsx';

/** From the chosen plan to the receipt. The order's state alone decides what is shown. */
export default function ConfirmationPage() {
  const purchase = usePurchase();
  const progress = useAutoAdvance(purchase);
  const { draft, order, step, refetch } = purchase;
  useStepFocus(step.kind, progress.error !== undefined);
  return (
    <>
      {beforeSignature.has(step.kind) && <NewerDraftNotice />}
      {progress.error === undefined ? (
        <Current key={`${order?.id} ${draft.held}`} {...purchase} />
      ) : (
        <StepFailed {...purchase} {...progress} />
      )}
      {order && (
        <Group gap="sm" className={classes.after ?? ''}>
          <OrderAction
            action={changePlan}
            order={order}
            refetch={refetch}
            offered={progress.error === undefined && waitsForPayment.has(step.kind)}
          />
          <CancelOrder
            order={order}
            refetch={refetch}
            offered={progress.error !== undefined || waitsForCustomer.has(step.kind)}
          />
        </Group>
      )}
    </>
  );
}

/** Steps in which the cart of the order can still be replaced by another tab's. */
const beforeSignature: ReadonlySet<Step['kind']> = new Set(['assess', 'accept-figures', 'sign']);

const waitsForCustomer: ReadonlySet<Step['kind']> = new Set([
  'assess',
  'accept-figures',
  'paused',
  'sign',
  'choose-card',
  'declined',
]);

/** Steps in which the order is confirmed and not paid, so that another plan can still be chosen. */
const waitsForPayment: ReadonlySet<Step['kind']> = new Set(['choose-card', 'declined']);

function StepFailed({ error, retry, step }: Progress & Pick<Purchase, 'step'>) {
  return (
    <Page heading="Something needs your attention" lead={<BackToPlans />}>
      <PurchaseRefused error={error} onRetry={retry} paying={step.kind === 'pay'} />
    </Page>
  );
}

function Current(purchase: OwnPurchase) {
  const { draft, step, order, payment, error, refetch, acceptQuote } = purchase;
  switch (step.kind) {
    case 'nothing':
      return <NothingToConfirm order={order} />;
    case 'ended':
      return <OrderClosed orderId={step.orderId} why={step.why} />;
    case 'read':
    case 'close-abandoned':
    case 'create-order':
    case 'create-quote':
    case 'submit':
      return <Preparing isReading={step.kind === 'read'} order={order} error={error} refetch={refetch} />;
    case 'paused':
      return (
        <Page heading="Continue your order">
          <PausedPurchase orderId={step.orderId} />
        </Page>
      );
    case 'collateral':
      return <Navigate to={paths.checkoutCollateral({ order: step.orderId })} replace />;
    case 'accept-figures':
      return (
        <AcceptFigures
          {...step}
          canChange={draft.orderId === step.orderId}
          onAccept={() => acceptQuote(step.offeredQuoteId)}
        />
      );
    case 'assess':
      return order && <BudgetCheck order={order} refetch={refetch} />;
    case 'sign':
      return order && <SignPage order={order} quoteId={step.quoteId} error={error} refetch={refetch} />;
    case 'pay':
    case 'wait':
      return order && <Waiting order={order} payment={payment} refetch={refetch} />;
    case 'choose-card':
      return order && <PayNow order={order} />;
    case 'declined':
      return (
        order && payment && <RetryPayment key={payment.attempts.length} order={order} payment={payment} />
      );
    case 'receipt':
      return order && <Receipt order={order} payment={payment} />;
  }
}

interface PreparingProps extends Pick<Purchase, 'order' | 'error' | 'refetch'> {
  readonly isReading: boolean;
}

/** Has the heading of the budget, which comes next, unless there is a quote or the budget is approved. */
function Preparing({ isReading, order, error, refetch }: PreparingProps) {
  const { title, lead } = routes.checkoutConfirmation;
  const { order: addressOrderId } = usePageQuery('checkoutConfirmation');
  const { quoteId } = useAppSelector(selectDraft);
  const isStuck = error !== undefined;
  const isBudgetNext =
    !(order && isBudgetApproved(order)) && (!isReading || (addressOrderId === undefined && quoteId === null));
  useUnsavedWork(!isStuck); // also between confirmation and payment, so that no update reloads the page
  return (
    <Page
      heading={isBudgetNext ? budgetWords.form.heading : title}
      lead={<span role="status">{isReading ? lead : 'Getting your binding figures …'}</span>}
    >
      {isStuck ? <ProblemNotice error={error} onRetry={refetch} /> : <DetailsSkeleton isUnderHeading />}
    </Page>
  );
}

function BackToPlans() {
  return <AppLink to={paths.checkout({ step: 'plan' })}>Back to the plans</AppLink>;
}

/** The first payment of a confirmed order: after a card is chosen, the purchase continues automatically. */
function PayNow({ order }: { readonly order: Order }) {
  const dispatch = useAppDispatch();
  return (
    <PaymentPage
      order={order}
      payment={null}
      busy={false}
      error={undefined}
      onPay={() => dispatch(payingStarted(order.id))}
    />
  );
}
