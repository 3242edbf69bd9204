import { useSearchParams } from 'react-router-dom';
import { useListPlansQuery } from '#src/features/plans/api.ts';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { DetailsSkeleton } from '#src/ui/Skeletons.tsx';
import { PlanView } from './PlanView.tsx';

const heading = 'Instalment plan';

export default function InstallmentDetailsPage() {
  const [search] = useSearchParams();
  const asked = search.get('plan');
  // The address has the number, which people read; the list finds its plan. Without one: whose payment comes next.
  const { currentData, error, isFetching, refetch } = useListPlansQuery({
    query: asked === null ? { sort: ['nextDue'], limit: 1 } : { q: asked.slice(0, 100), limit: 100 },
  });
  const plan = currentData?.items.find(({ number }) => asked === null || number === asked);
  if (plan) return <PlanView plan={plan} />;
  if (error !== undefined && !isFetching) {
    return (
      <CustomerPage heading={heading}>
        <ProblemNotice error={error} onRetry={() => void refetch()} />
        <p>
          <AppLink to={paths.installments({ tab: 'all' })}>All your plans</AppLink>
        </p>
      </CustomerPage>
    );
  }
  if (currentData && asked !== null) return <UnknownPlan asked={asked} />;
  if (currentData) {
    return (
      <CustomerPage heading={heading}>
        <EmptyState
          title="No plan yet"
          text="Buy something in instalments to see its schedule here."
          action={<ButtonLink to={paths.home()}>Calculate a plan</ButtonLink>}
        />
      </CustomerPage>
    );
  }
  return (
    <CustomerPage heading={heading}>
      <DetailsSkeleton />
    </CustomerPage>
  );
}

/** The page is there, the plan is not: the number is mistyped, or the plan belongs to another account. */
function UnknownPlan({ asked }: { readonly asked: string }) {
  return (
    <CustomerPage heading="No such plan">
      <EmptyState
        title="This account has no such plan"
        text={`${asked} may be mistyped, or the plan belongs to another account.`}
        action={<ButtonLink to={paths.installments({ tab: 'all' })}>All your plans</ButtonLink>}
      />
    </CustomerPage>
  );
}
