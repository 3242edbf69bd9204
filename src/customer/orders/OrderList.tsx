import { Button } from '@mantine/core';
import { useState } from 'react';
import { listOrders } from '#contracts/orders/endpoints.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import { cancelOrder } from './actions.ts';
import { useGetOrderQuery, useListOrdersQuery } from './api.ts';
import { Page } from '#src/layout/Page.tsx';
import { ListFrame } from '#src/kits/lists/ListFrame.tsx';
import { useListQuery } from '#src/kits/lists/use-list-query.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { CardsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { TabLinks } from '#src/ui/parts/TabLinks.tsx';
import { OrderCard } from './OrderCard.tsx';
import classes from './OrderList.module.css';
import { filters, sorts, tabNames, tabs } from './tabs.ts';

/** The customer's orders with their actions. */
export function OrderList() {
  const { tab: current } = usePageQuery('orders');
  const tab = tabs[current];
  const { query, control } = useListQuery(listOrders, { fixed: tab.fixed, filters: filters[current] });
  const response = useListOrdersQuery({ query });
  // The order whose dialog is open; its receipt stays after the order has left the tab.
  const [cancelling, setCancelling] = useState<string | null>(null);
  return (
    <Page heading="Orders" lead="Your purchases and unfinished orders.">
      <TabLinks
        of="Orders"
        tabs={tabs}
        names={tabNames}
        current={current}
        to={(name) => paths.orders({ tab: name })}
      />
      <ListFrame
        name="Orders"
        control={control}
        response={response}
        sorts={sorts}
        skeleton={<CardsSkeleton />}
        empty={{
          title: tab.empty,
          text: tab.why,
          action: (
            <Button component={AppLink} to={paths.home()}>
              View products
            </Button>
          ),
        }}
      >
        {(orders) => (
          <ul className={classes.orders}>
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard row={order} onCancel={setCancelling} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {cancelling !== null && <Cancelling orderId={cancelling} onClose={() => setCancelling(null)} />}
    </Page>
  );
}

function Cancelling({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const { data, refetch } = useGetOrderQuery({ params: { orderId } });
  return data && <LazyActionDialog action={cancelOrder} entity={data} refetch={refetch} onClose={onClose} />;
}
