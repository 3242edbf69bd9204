import { Button } from '@mantine/core';
import { useListPlansQuery } from '#src/customer/plans/api.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Page } from '#src/layout/Page.tsx';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { DetailsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { useFirstAnswer } from '#src/ui/loading/use-first-answer.ts';
import { PlanView } from './PlanView.tsx';

const heading = routes.planDetails.title;

export default function PlanDetailsPage() {
  const { plan: addressNumber } = usePageQuery('planDetails');
  // The address has the plan's number, which people read, so the list is searched for it. Without a number, the plan
  // with the next payment is shown.
  const {
    currentData: response,
    error,
    isFetching,
    refetch,
  } = useListPlansQuery({
    query: addressNumber === undefined ? { sort: ['nextDue'], limit: 1 } : { q: addressNumber, limit: 100 },
  });
  const currentData = useFirstAnswer(response);
  const plan = currentData?.items.find(
    ({ number }) => addressNumber === undefined || number === addressNumber,
  );
  if (plan) return <PlanView key={plan.id} plan={plan} />; // what was read and opened of another plan is not shown
  if (error !== undefined && !isFetching) {
    return (
      <Page heading={heading} below="plans">
        <ProblemNotice error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (currentData && addressNumber !== undefined) return <UnknownPlan number={addressNumber} />;
  if (currentData) {
    return (
      <Page heading={heading} below="plans">
        <EmptyState
          title="No plan yet"
          text="Buy something in instalments to see its schedule here."
          action={
            <Button component={AppLink} to={paths.home()}>
              Calculate a plan
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page heading={heading} below="plans" lead={routes.planDetails.lead}>
      <DetailsSkeleton isUnderHeading />
    </Page>
  );
}

/** Shown for an unknown plan: the number is mistyped, or the plan belongs to another account. */
function UnknownPlan({ number }: { readonly number: string }) {
  return (
    <Page heading="No such plan" below="plans">
      <EmptyState
        title="This account has no such plan"
        text={`${number} may be mistyped, or the plan belongs to another account.`}
        action={
          <Button component={AppLink} to={paths.plans({ tab: 'all' })}>
            All your plans
          </Button>
        }
      />
    </Page>
  );
}
