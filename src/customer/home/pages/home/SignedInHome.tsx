import { Anchor } from '@mantine/core';
import { Fragment, useState } from 'react';
import { openPlanStates } from '#contracts/plans/states.ts';
import { useGetMeQuery } from '#src/api/signed-in-account.ts';
import { useListCollateralsQuery } from '#src/customer/collateral/api.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { useListInboxQuery } from '#src/customer/inbox/api.ts';
import { useListOrdersQuery } from '#src/customer/orders/api.ts';
import { useListPlansQuery } from '#src/customer/plans/api.ts';
import { duePlans } from '#src/customer/plans/due-plans.ts';
import { Products } from '#src/customer/catalogue/Products.tsx';
import { ShortfallNotice } from '#src/customer/plans/ShortfallNotice.tsx';
import { useListMyScratchcardsQuery } from '#src/customer/scratchcards/api.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { Greeting } from './Greeting.tsx';
import { NextPayment } from './NextPayment.tsx';
import { OpenDraft } from './OpenDraft.tsx';
import { OtherPlans } from './OtherPlans.tsx';
import { OverdueNotice } from './OverdueNotice.tsx';
import { SignedInWaiting } from './SignedInWaiting.tsx';
import { isListed, openCollateral, waitingStatuses } from './waiting-order.ts';
import { WaitingOrders } from './WaitingOrders.tsx';
import { WalletAndMessages } from './WalletAndMessages.tsx';
import classes from './SignedInHome.module.css';

/** The number of other plans that home has space for; all of them are on the page of instalments. */
const maxOtherPlans = 3;

/**
 * The home of a signed-in customer: late payments, missing collateral, the next payment, wallet and newest messages, orders
 * in progress, other plans, the shop. A part that cannot be read is missing, and one notice says so and tries again.
 */
export default function SignedInHome() {
  const [isAllProducts, setAllProducts] = useState(false);
  const { orderId: ownOrderId } = useAppSelector(selectDraft);
  const plans = useListPlansQuery({
    query: {
      filter: { status: [...openPlanStates] },
      sort: ['nextDue'],
      limit: 20,
    },
  });
  const inbox = useListInboxQuery({
    query: { filter: { status: ['UNREAD', 'READ'] }, limit: 3 },
  });
  const account = useGetMeQuery();
  const cards = useListMyScratchcardsQuery({
    query: { filter: { status: ['ACTIVE'] }, limit: 1, total: true },
  });
  const orders = useListOrdersQuery({
    query: { filter: { status: [...waitingStatuses] }, sort: ['-createdAt'], limit: 25 },
  });
  const waiting = orders.data?.items ?? [];
  const collaterals = useListCollateralsQuery(
    { query: { filter: { status: [...openCollateral] }, limit: 100 } },
    { skip: waiting.every(({ status }) => status !== 'COLLATERAL_REQUIRED') },
  );
  // Asked for only if there is nothing to pay: a customer who has never bought is led to the products.
  const anyPlan = useListPlansQuery(
    { query: { limit: 1 } },
    { skip: plans.data === undefined || plans.data.items.length > 0 },
  );
  const all = [plans, anyPlan, inbox, account, cards, orders, collaterals];
  const failed = all.filter(({ data, error }) => data === undefined && error !== undefined);
  const listed = waiting.filter((order) => isListed(order, collaterals.data?.items ?? [], ownOrderId));
  const isOwnListed = listed.some(({ id }) => id === ownOrderId);
  const user = account.data?.kind === 'CUSTOMER' ? account.data.user : null;
  // Shown together, so that later answers do not move earlier ones. A retry leaves what is shown.
  if (all.some(({ isLoading, error }) => isLoading && error === undefined)) return <SignedInWaiting />;
  const open = plans.data?.items ?? [];
  const [next, ...later] = open;
  const due = duePlans(open);
  const otherPlans = due.length > 0 ? open.filter((plan) => !due.includes(plan)) : later;
  const hasPlans = anyPlan.data?.items.length !== 0;
  const isShort = hasPlans && !isAllProducts;
  const refetchFailed = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <>
      <div className={classes.top}>
        <div className={classes.main}>
          <Greeting name={user?.fullName.split(' ')[0] ?? null} />
          {failed[0] && <ProblemNotice error={failed[0].error} onRetry={refetchFailed} />}
          {open.map((plan) => (
            <Fragment key={plan.id}>
              <OverdueNotice plan={plan} />
              <ShortfallNotice plan={plan} />
            </Fragment>
          ))}
          {/* An order in progress matters more than that nothing is due. */}
          {plans.data && (next !== undefined || listed.length === 0) && (
            <NextPayment plans={open} hasPlans={hasPlans} />
          )}
        </div>
        <WalletAndMessages
          balance={user?.walletBalance ?? null}
          cards={cards.data?.total ?? 0}
          messages={inbox.data?.items ?? []}
        />
      </div>
      {!isOwnListed && <OpenDraft />}
      <div className={classes.beside}>
        <WaitingOrders orders={listed} collaterals={collaterals.data?.items ?? []} />
        {otherPlans.length > 0 && <OtherPlans plans={otherPlans.slice(0, maxOtherPlans)} />}
      </div>
      <Products
        heading="Shop"
        isOneRow={isShort}
        action={
          isShort && (
            <Anchor component="button" type="button" size="sm" onClick={() => setAllProducts(true)}>
              All products
            </Anchor>
          )
        }
      />
    </>
  );
}
