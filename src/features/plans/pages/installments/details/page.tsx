import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '#src/errors/api-error.ts';
import { useGetPlanQuery, useListPlansQuery } from '#src/features/plans/api.ts';
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
  // An address without a plan means the one whose payment comes next.
  const nearest = useListPlansQuery({ query: { sort: ['nextDue'], limit: 1 } }, { skip: asked !== null });
  const number = asked ?? nearest.data?.items[0]?.number;
  const plan = useGetPlanQuery(number === undefined ? skipToken : { params: { plan: number } });
  if (plan.currentData) return <PlanView plan={plan.currentData} />;
  if (problemOf(plan.error, 'not-found') && !plan.isFetching) return <UnknownPlan asked={asked} />;
  const failed = asked === null && nearest.error !== undefined ? nearest : plan;
  if (failed.error !== undefined && !failed.isFetching) {
    return (
      <CustomerPage heading={heading}>
        <ProblemNotice error={failed.error} onRetry={() => void failed.refetch()} />
        <p>
          <AppLink to={paths.installments({ tab: 'all' })}>All your plans</AppLink>
        </p>
      </CustomerPage>
    );
  }
  if (asked === null && nearest.data?.items.length === 0) {
    return (
      <CustomerPage heading={heading}>
        <EmptyState
          title="No plan yet"
          text="Buy something in instalments and its schedule appears here."
          action={<ButtonLink to={paths.home()}>See what it would cost</ButtonLink>}
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

/** The page is there, the plan is not: the number is mistyped, or the plan is somebody else's. */
function UnknownPlan({ asked }: { asked: string | null }) {
  return (
    <CustomerPage heading="No such plan">
      <EmptyState
        title="This account has no such plan"
        text={`${asked ?? 'It'} may be mistyped, or the plan belongs to another account.`}
        action={<ButtonLink to={paths.installments({ tab: 'all' })}>All your plans</ButtonLink>}
      />
    </CustomerPage>
  );
}
