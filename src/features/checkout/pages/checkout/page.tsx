import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { selectDraft, stepReached } from '#src/features/checkout/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { type CheckoutStep, paths } from '#src/platform/paths.ts';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import { usePageTitle } from '#src/ui/use-page-title.ts';
import { CartStep } from './CartStep.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { StepList } from '#src/features/checkout/StepList.tsx';
import { destination, stepOf, stepsOf } from '#src/features/checkout/steps.ts';
import { type CheckoutComparison, useComparison } from './use-comparison.ts';

const words: Record<CheckoutStep, { heading: string; lead: string }> = {
  cart: { heading: 'Your cart', lead: 'Change it as you like; nothing is ordered yet.' },
  plan: {
    heading: 'How would you like to pay?',
    lead: 'The price you see is the price you pay. No hidden fees.',
  },
  payment: { heading: "Today's payment", lead: 'Nothing is charged before you confirm the whole order.' },
};

export default function CheckoutPage() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(selectDraft);
  const comparison = useComparison();
  const step = stepOf(search.get('step'));
  const target = destination(step, { hasItems: items.length > 0, offer: comparison.offer });
  const here = target === paths.checkout({ step });
  const { heading, lead } = words[step];
  usePageTitle(heading);
  useEffect(() => {
    if (here) dispatch(stepReached(step));
  }, [dispatch, here, step]);
  if (!here) return <Navigate to={target} replace />;
  return (
    <CustomerPage heading={heading} lead={lead}>
      <StepList steps={stepsOf(comparison.offer ?? null)} current={step} />
      <DraftNotices />
      <Step step={step} comparison={comparison} />
    </CustomerPage>
  );
}

function Step({ step, comparison }: { step: CheckoutStep; comparison: CheckoutComparison }) {
  switch (step) {
    case 'cart':
      return <CartStep comparison={comparison} />;
    case 'plan':
      return <PlanStep comparison={comparison} />;
    case 'payment':
      return <PaymentStep comparison={comparison} />;
  }
}
