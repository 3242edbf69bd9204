import { Box, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import { isBeforeActive } from '#contracts/orders/states.ts';
import { useGetCollateralTypesQuery, useGetCoverageQuery } from '#src/customer/collateral/api.ts';
import { CollateralCard } from '#src/customer/collateral/CollateralCard.tsx';
import { CollateralForm } from '#src/customer/collateral/CollateralForm.tsx';
import { CoverBar } from '#src/customer/collateral/CoverBar.tsx';
import { coverHeading } from '#src/customer/collateral/cover-words.ts';
import { Page } from '#src/layout/Page.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { CancelOrder } from '#src/customer/orders/CancelOrder.tsx';
import { ReusableList } from '#src/customer/collateral/ReusableList.tsx';
import { Navigate } from 'react-router-dom';
import { usePersistedForm } from '#src/kits/forms/use-persisted-form.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { DetailsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { PausedPurchase } from '#src/customer/checkout/purchase/PausedPurchase.tsx';
import { StepList } from '#src/customer/checkout/StepList.tsx';
import { stepsOf } from '#src/customer/checkout/steps.ts';
import { CollateralFrame } from './CollateralFrame.tsx';
import { HaveNow } from './HaveNow.tsx';
import { NextStep } from './NextStep.tsx';
import classes from './page.module.css';
import { useSecuredOrder } from './use-secured-order.ts';

/** Order states in which collateral can be added. */
const takesMore: ReadonlySet<Order['status']> = new Set(['COLLATERAL_REQUIRED', 'ACTIVE']);

/** After its end nothing has to be covered any more. */
const hasEnded = ({ status }: Order) => status !== 'ACTIVE' && !isBeforeActive(status);

const hasStep = ({ status }: Order) => isBeforeActive(status) && status !== 'AWAITING_DOWN_PAYMENT';

/** The collateral of an order: the cover gauge, each item, and the next step. */
export function SecuredOrder({ addressOrderId }: { readonly addressOrderId: string | null }) {
  const { order, step, isGone, needsBudget, error, refetch, progress } = useSecuredOrder(addressOrderId);
  if (progress.error !== undefined)
    return (
      <CollateralFrame>
        <ProblemNotice error={progress.error} onRetry={progress.retry} />
      </CollateralFrame>
    );
  if (isGone)
    return (
      <CollateralFrame>
        <StatusAlert color="warning">This account has no such order.</StatusAlert>
      </CollateralFrame>
    );
  if (error !== undefined && !order)
    return (
      <CollateralFrame>
        <ProblemNotice error={error} onRetry={refetch} />
      </CollateralFrame>
    );
  // The budget is checked before documents are collected; the confirmation page asks for it and leads back here.
  if (needsBudget && order) return <Navigate to={paths.checkoutConfirmation({ order: order.id })} replace />;
  if (step.kind === 'paused') return <PausedPurchase orderId={step.orderId} />;
  const isReady = order && order.status !== 'DRAFT' && order.status !== 'QUOTED';
  return isReady ? <Cover key={order.id} order={order} refetchOrder={refetch} /> : <Waiting />;
}

/** Polling interval in ms while the customer waits for the check of files, which takes some seconds. */
const checkedEveryMs = 2_000;

const isUnchecked = ({ documents }: Collateral) => documents.some(({ status }) => status === 'SCANNING');

function Cover({ order, refetchOrder }: { readonly order: Order; readonly refetchOrder: () => void }) {
  const [isChecking, setChecking] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const goTo = useFocusOnMount();
  const moneyText = useMoneyText();
  const {
    data: coverage,
    error,
    refetch,
  } = useGetCoverageQuery(
    { params: { orderId: order.id } },
    { pollingInterval: isChecking ? checkedEveryMs : 0, skipPollingIfUnfocused: true },
  );
  const hasUnchecked = coverage?.items.some(isUnchecked) ?? false;
  if (hasUnchecked !== isChecking) setChecking(hasUnchecked);
  if (error !== undefined && !coverage)
    return (
      <CollateralFrame>
        <ProblemNotice error={error} onRetry={() => void refetch()} />
      </CollateralFrame>
    );
  if (!coverage) return <Waiting />;
  const { downPayment } = order;
  const isEnded = hasEnded(order);
  return (
    <Page
      heading={isEnded ? 'Collateral' : coverHeading(coverage, moneyText)}
      lead={order.lines.map(({ nameSnapshot }) => nameSnapshot).join(', ')}
      steps={
        hasStep(order) && (
          <StepList
            steps={stepsOf({ offer: { collateralRequired: true }, downPayment })}
            current="collateral"
          />
        )
      }
    >
      {!isEnded && <CoverBar coverage={coverage} />}
      <NextStep order={order} coverage={coverage} />
      <div className={classes.columns}>
        <Stack gap="lg">
          {takesMore.has(order.status) && <Adding order={order} coverage={coverage} onAdded={setAdded} />}
          {coverage.items.map((item) => (
            // the new item continues there, and the pressed button was removed
            <div key={item.id} tabIndex={-1} ref={item.id === added ? goTo : null}>
              <CollateralCard collateral={item} payAhead={coverage.payAhead} refetch={refetch} />
            </div>
          ))}
        </Stack>
        {!isEnded && <HaveNow order={order} coverage={coverage} />}
      </div>
      <Group mt="lg">
        <CancelOrder order={order} refetch={refetchOrder} />
      </Group>
    </Page>
  );
}

const Waiting = () => (
  <CollateralFrame>
    <DetailsSkeleton />
  </CollateralFrame>
);

interface AddingProps {
  readonly order: Order;
  readonly coverage: Coverage;
  readonly onAdded: (collateralId: string) => void;
}

function Adding({ order, coverage, onAdded }: AddingProps) {
  const isEmpty = coverage.items.length === 0;
  const persistedForm = usePersistedForm(`collateral.${order.id}`);
  const [isOpen, setOpen] = useState(Object.keys(persistedForm.texts).length > 0);
  const types = useGetCollateralTypesQuery();
  const cancel = () => {
    persistedForm.drop();
    setOpen(false);
  };
  return (
    <>
      {isOpen || isEmpty ? (
        <Card heading={isEmpty ? 'Offer something of value' : 'Offer something else'}>
          <Box mt="sm">
            <Fetched response={types} waiting={<Skeleton height="36rem" />}>
              {({ items }) => (
                <CollateralForm
                  orderId={order.id}
                  currency={order.total.currency}
                  types={items}
                  persistedForm={persistedForm}
                  onDone={(collateralId) => {
                    setOpen(false);
                    onAdded(collateralId);
                  }}
                  onCancel={isEmpty ? null : cancel}
                />
              )}
            </Fetched>
          </Box>
        </Card>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            Add something else
          </Button>
        </Group>
      )}
      <ReusableList orderId={order.id} onUsed={onAdded} />
    </>
  );
}
