import { Button, Group } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { listPlans } from '#contracts/plans/list-endpoints.ts';
import { useGetComingPaymentsQuery, useListPlansQuery } from '#src/customer/plans/api.ts';
import { RedeemDrawer } from '#src/customer/scratchcards/RedeemDrawer.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Page } from '#src/layout/Page.tsx';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { ListFrame } from '#src/kits/lists/ListFrame.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { CardsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { TabLinks } from '#src/ui/parts/TabLinks.tsx';
import { narrowings } from '#src/kits/lists/list-url.ts';
import { useListQuery } from '#src/kits/lists/use-list-query.ts';
import { ComingPayments } from './ComingPayments.tsx';
import classes from './Instalments.module.css';
import { NextPayment } from './NextPayment.tsx';
import { PlanRow } from './PlanRow.tsx';
import { PlansMenu } from './PlansMenu.tsx';
import { usePurchasedProduct } from './purchased-products.ts';
import { ToolsToggle } from './ToolsToggle.tsx';
import { filters, sorts, tabNames, tabs } from './tabs.ts';
import { runningPlanStates } from '#contracts/plans/states.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';

const heading = 'Instalments';
/** Tabs whose plans have future payments. */
const showsComing: ReadonlySet<string> = new Set(['active', 'all']);

export default function PlansPage() {
  const { tab: current } = usePageQuery('plans');
  const tab = tabs[current];
  const { query, control } = useListQuery(listPlans, { fixed: tab.fixed, filters: filters[current] });
  const response = useListPlansQuery({ query });
  const coming = useGetComingPaymentsQuery();
  const payable = usePayablePlans();
  const purchasedProduct = usePurchasedProduct();
  const [areToolsOpen, setToolsOpen] = useState(false);
  const areToolsHidden = !areToolsOpen && narrowings(control.view) === 0;
  // One press reads again what the list and the payment of what is due lack.
  const refetch = () => {
    if (payable.error !== undefined) void payable.refetch();
    return response.refetch();
  };
  const isWaiting = useDeferredValue(coming.isLoading); // the first answers are rendered in slices
  // The part above the list is waited for, because it would move the list; so are the buttons, one of which would move
  // the other.
  if (isWaiting) {
    return (
      <Page heading={heading}>
        <CardsSkeleton />
      </Page>
    );
  }
  return (
    <Page heading={heading} areActionsBeside actions={<RedeemDrawer />}>
      <PrintHead />
      {/* When nothing can be read, the list says so. */}
      {response.data && <Fetched response={payable}>{() => null}</Fetched>}
      <NextPayment
        coming={coming.data}
        plans={payable.data?.items ?? (payable.error === undefined ? undefined : [])}
      />
      <div className={classes.tabs}>
        <TabLinks
          of="Plans"
          tabs={tabs}
          names={tabNames}
          current={current}
          to={(name) => paths.plans({ tab: name })}
        />
        <Group gap={0} wrap="nowrap" className={classes.tools ?? ''}>
          <ToolsToggle isOpen={!areToolsHidden} onChange={setToolsOpen} />
          <PlansMenu coming={coming.data} plans={payable.data?.items} />
        </Group>
      </div>
      <ListFrame
        name="Plans"
        control={control}
        response={{ ...response, refetch }}
        sorts={sorts}
        areToolsHidden={areToolsHidden}
        skeleton={<CardsSkeleton />}
        empty={{
          title: tab.empty,
          text: tab.why,
          // no offer to buy on the empty tab of overdue plans
          action:
            current === 'overdue' ? undefined : (
              <Button variant="default" component={AppLink} to={paths.home()}>
                Calculate a plan
              </Button>
            ),
        }}
      >
        {(plans) => (
          <ul className={classes.plans}>
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanRow plan={plan} product={purchasedProduct(plan)} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {response.data && showsComing.has(current) && <ComingPayments coming={coming} />}
    </Page>
  );
}

/** Reads the running plans, whichever tab is shown, after the page's first content. */
function usePayablePlans() {
  const isPageThere = useAfterFirstData();
  return useListPlansQuery(
    { query: { sort: ['nextDue'], limit: 20, filter: { status: [...runningPlanStates] } } },
    { skip: !isPageThere },
  );
}
