import { useSearchParams } from 'react-router-dom';

import { listPlans } from '#contracts/plans/endpoints.ts';
import { useListPlansQuery } from '#src/features/plans/api.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { paths } from '#src/platform/paths.ts';
import { selectMobileLayout } from '#src/platform/shell.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { CustomerPage } from '#src/layout/CustomerPage.tsx';
import { ListFrame } from '#src/lists/ListFrame.tsx';
import { CardsSkeleton } from '#src/ui/Skeletons.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import classes from './Instalments.module.css';
import { NextPayment } from './NextPayment.tsx';
import { PlanCard } from './PlanCard.tsx';
import { readTab, sorts, tabs } from './tabs.ts';

const heading = 'Instalments';
const lead = 'What you pay, when, and what is left.';

export default function InstallmentsPage() {
  const [search] = useSearchParams();
  const current = readTab(search.get('tab'));
  const tab = tabs[current];
  const { query, control } = useListQuery(listPlans, { fixed: tab.fixed });
  const answer = useListPlansQuery({ query });
  const next = useListPlansQuery({
    query: { sort: ['nextDue'], limit: 1, filter: { status: ['PENDING', 'ACTIVE', 'OVERDUE'] } },
  });
  const folded = useAppSelector(selectMobileLayout);
  // What is above the list must not move it when it loads.
  if (next.isLoading) {
    return (
      <CustomerPage heading={heading} lead={lead}>
        <CardsSkeleton />
      </CustomerPage>
    );
  }
  return (
    <CustomerPage heading={heading} lead={lead}>
      <NextPayment plan={next.data?.items[0]} />
      <nav aria-label="Plans" className={classes.tabs}>
        {Object.entries(tabs).map(([name, { label }]) => (
          <AppLink
            key={name}
            to={paths.installments({ tab: name })}
            aria-current={name === current ? 'page' : undefined}
          >
            {label}
          </AppLink>
        ))}
      </nav>
      <ListFrame
        name="Plans"
        control={control}
        answer={answer}
        sorts={sorts}
        folded={folded}
        skeleton={<CardsSkeleton />}
        empty={{
          title: tab.empty,
          text: tab.why,
          action: <ButtonLink to={paths.home()}>Calculate a plan</ButtonLink>,
        }}
      >
        {(plans) => (
          <ul className={classes.plans}>
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </CustomerPage>
  );
}
