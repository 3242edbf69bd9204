import { Suspense, useEffect } from 'react';
import { Navigate, NavigationType, useNavigationType } from 'react-router-dom';
import { selectBought, selectDraft, stepReached } from '#src/customer/draft/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { Page } from '#src/layout/Page.tsx';
import { lazyPart } from '#src/ui/loading/lazy-part.ts';
import { CardsSkeleton, FormSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { CartStep } from './CartStep.tsx';
import { PriceNotice } from '#src/customer/checkout/PriceNotice.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { StepList } from '#src/customer/checkout/StepList.tsx';
import { stepHeads } from '#src/customer/checkout/step-heads.ts';
import { type CheckoutStep, destination, stepsOf } from '#src/customer/checkout/steps.ts';
import { type CheckoutComparison, useComparison } from './use-comparison.ts';

// The first step is part of the page's chunk; the others are loaded after it has been rendered.
const planStep = lazyPart(() => import('./PlanStep.tsx'));
const paymentStep = lazyPart(() => import('./PaymentStep.tsx'));

export default function CheckoutPage() {
  const dispatch = useAppDispatch();
  const { items, orderId } = useAppSelector(selectDraft);
  const isOver = useAppSelector(selectBought) && items.length === 0;
  const navigation = useNavigationType();
  const comparison = useComparison();
  const { step } = usePageQuery('checkout');
  const target = destination(step, {
    hasItems: items.length > 0,
    hasOrder: orderId !== null,
    offer: comparison.offer,
  });
  const here = target === paths.checkout({ step });
  useEffect(() => {
    if (here) dispatch(stepReached(step));
  }, [dispatch, here, step]);
  const isShown = comparison.data !== undefined;
  useEffect(() => {
    if (!isShown) return;
    planStep.prefetch();
    paymentStep.prefetch();
  }, [isShown]);
  // After Back from the receipt, the steps before it have nothing to show.
  if (isOver && navigation === NavigationType.Pop) return <Navigate to={paths.home()} replace />;
  if (!here) return <Navigate to={target} replace />;
  return (
    <Page {...stepHeads[step]}>
      <StepList steps={stepsOf(comparison.offer ?? null)} current={step} />
      <DraftNotices />
      {comparison.data?.cart && items.length > 0 && <PriceNotice cart={comparison.data.cart} />}
      <Step step={step} comparison={comparison} />
    </Page>
  );
}

function Step({ step, comparison }: { step: CheckoutStep; comparison: CheckoutComparison }) {
  switch (step) {
    case 'cart':
      return <CartStep comparison={comparison} />;
    case 'plan':
      return (
        <Suspense fallback={<CardsSkeleton cards={4} />}>
          <planStep.Component comparison={comparison} />
        </Suspense>
      );
    case 'payment':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <paymentStep.Component comparison={comparison} />
        </Suspense>
      );
  }
}
