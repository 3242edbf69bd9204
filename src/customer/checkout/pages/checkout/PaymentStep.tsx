import { selectRole } from '#src/platform/session/session.ts';
import { purchaseContinued } from '#src/customer/draft/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useNavigateFromHere } from '#src/platform/routing/use-navigate-from-here.ts';
import { FormSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { PaymentForm, type PaymentFormProps } from './PaymentForm.tsx';
import { PaymentWithBudget } from './PaymentWithBudget.tsx';
import type { CheckoutComparison } from './use-comparison.ts';

/**
 * How today's payment is paid. Where the plan needs no collateral, a customer is asked for the budget here; a visitor, whose
 * order does not exist before the login, on the next page.
 */
export default function PaymentStep({ comparison }: { readonly comparison: CheckoutComparison }) {
  const { data, offer, error, refetch } = comparison;
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromHere();
  if (error !== undefined && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data?.cart || !offer) return <FormSkeleton />;
  const form: PaymentFormProps = {
    cart: data.cart,
    offer,
    onReady: () => {
      dispatch(purchaseContinued(null));
      navigate(paths.checkoutConfirmation());
    },
  };
  return isCustomer && !offer.offer.collateralRequired ? (
    <PaymentWithBudget {...form} />
  ) : (
    <PaymentForm {...form} />
  );
}
