import { Button, Group, Stack } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { downPaymentRaised, itemsRepeated, selectDraft } from '#src/features/checkout/draft.ts';
import {
  useCreateQuoteMutation,
  useGetQuoteQuery,
  useSubmitOrderMutation,
} from '#src/features/orders/own-api.ts';
import { answerFieldOf } from '#src/features/collateral/labels.ts';
import { paths } from '#src/platform/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { OnlineOnly } from '#src/ui/OnlineOnly.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/use-money-text.ts';

interface Props {
  readonly order: Order;
  readonly coverage: Coverage;
}

/** Shows an open question of the reviewer, the state of the order and the next action. */
export function NextStep(props: Props) {
  const questioned = props.coverage.items.find(({ question }) => question !== null);
  return (
    <Stack gap="md">
      {questioned && <Question item={questioned} />}
      <OrderStep {...props} />
    </Stack>
  );
}

/** The field of the answer is far below on a phone. */
function Question({ item: { id, description, question } }: { readonly item: Collateral }) {
  return (
    <StatusAlert color="warning" title={`The reviewer has a question about ${description}`} role="status">
      <Stack gap="sm" align="flex-start">
        <span>{question}</span>
        <Button onClick={() => document.getElementById(answerFieldOf(id))?.focus()}>Answer</Button>
      </Stack>
    </StatusAlert>
  );
}

function OrderStep({ order, coverage }: Props) {
  const draft = useAppSelector(selectDraft);
  switch (order.status) {
    case 'COLLATERAL_REQUIRED':
      return <WaysOn order={order} coverage={coverage} />;
    case 'UNDER_REVIEW':
      return (
        <StatusAlert color="info" title="Under review" role="status">
          This usually takes one working day. You can leave this page: we send you a message, and nothing is
          charged before you confirm the order.
        </StatusAlert>
      );
    case 'READY_TO_CONFIRM':
      return (
        <StatusAlert color="success" title="Your collateral is approved" role="status">
          <Button
            component={AppLink}
            to={
              draft.orderId === order.id && draft.card === null
                ? paths.checkout({ step: 'payment' })
                : paths.checkoutConfirmation({ order: order.id })
            }
          >
            Continue
          </Button>
        </StatusAlert>
      );
    case 'AWAITING_DOWN_PAYMENT':
      return (
        <StatusAlert color="info" title="The order is confirmed" role="status">
          <AppLink to={paths.checkoutConfirmation({ order: order.id })}>
            {order.bankConfirming ? 'Your bank is confirming the payment' : 'Finish paying'}
          </AppLink>
        </StatusAlert>
      );
    case 'ACTIVE':
      return order.planNumber === null ? null : (
        <StatusAlert
          color={coverage.missing.amountMinor > 0 ? 'warning' : 'info'}
          title={
            coverage.missing.amountMinor > 0
              ? `Plan ${order.planNumber} is not fully covered`
              : `This secures plan ${order.planNumber}`
          }
        >
          <AppLink to={paths.installmentDetails({ plan: order.planNumber })}>View the plan</AppLink>
        </StatusAlert>
      );
    case 'DECLINED':
      return (
        <StatusAlert color="error" title="We cannot offer this plan" role="status">
          Nothing was charged. You can choose a plan that needs no collateral, or write to support for a
          second look.
        </StatusAlert>
      );
    case 'DRAFT':
    case 'QUOTED':
      return null;
    case 'COMPLETED':
    case 'CANCELLED':
    case 'EXPIRED':
    case 'WITHDRAWN':
    case 'REFUNDED':
      return (
        <StatusAlert color="info" role="status">
          This order has ended. What secured it is yours again.
        </StatusAlert>
      );
  }
}

const whyOnline = 'Your order goes on once you’re back online.';

const isCovered = ({ covered, needed }: Coverage) => covered.amountMinor >= needed.amountMinor;

/** The ways to continue: confirm with the approved collateral, or reduce the amount that needs security. */
function WaysOn({ order, coverage }: Props) {
  const { remedy, missing, items } = coverage;
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const isOwn = draft.orderId === order.id;
  const moneyText = useMoneyText();
  const sendOnce = useSendOnce();
  const [quote] = useCreateQuoteMutation();
  const [submit] = useSubmitOrderMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id: orderId, quoteId } = order;
  const params = { orderId };
  const quotes = useGetQuoteQuery(quoteId === null ? skipToken : { params: { orderId, quoteId } });
  const quoted = quotes.currentData;
  const error = failure ?? quotes.error;
  const isExpired = items.some(({ status }) => status === 'EXPIRED');
  const wasReviewed = items.some(({ review }) => review.some(({ by }) => by === 'REVIEWER'));

  /** The order may have been started in another browser: its cart is missing here, or another cart is here. */
  const hasOtherCart = !isOwn && draft.items.length > 0;
  const fillCart = () => {
    if (isOwn) return;
    dispatch(itemsRepeated(order.lines.map(({ productId, quantity }) => ({ productId, quantity }))));
  };
  const advance = async () => {
    setBusy(true);
    const answer = await sendOnce(`submit:${order.version}`, async (key) => submit({ params, key }));
    setBusy(false);
    setFailure(answer.error);
  };
  const payMore = async (downPaymentBps: number) => {
    if (!quoted) return;
    setBusy(true);
    const body = { offerCode: quoted.offer.code, downPaymentBps, dueDay: quoted.dueDay };
    const answer = await sendOnce(`quote:${downPaymentBps}`, async (key) => quote({ params, body, key }));
    setBusy(false);
    setFailure(answer.error);
    if (answer.data && isOwn) dispatch(downPaymentRaised({ downPaymentBps, quoteId: answer.data.id }));
  };

  if (isCovered(coverage)) {
    return (
      <StatusAlert color="success" title="What is approved is enough" role="status">
        {error !== undefined && <ProblemNotice error={error} />}
        <OnlineOnly why={whyOnline}>
          <Button loading={busy} onClick={() => void advance()}>
            Continue
          </Button>
        </OnlineOnly>
      </StatusAlert>
    );
  }
  if (!wasReviewed || missing.amountMinor === 0) return null;
  return (
    <StatusAlert color="warning" title={`${moneyText(missing)} is missing`} role="status">
      <Stack gap="sm">
        <span>
          {isExpired ? 'Ask for a new valuation or add' : 'Add'} something else below, or finance less.
        </span>
        {error !== undefined && <ProblemNotice error={error} />}
        <Group gap="sm">
          {remedy && (
            <OnlineOnly why={whyOnline}>
              <Button loading={busy} disabled={!quoted} onClick={() => void payMore(remedy.downPaymentBps)}>
                Pay {moneyText(remedy.downPayment)} today instead
              </Button>
            </OnlineOnly>
          )}
          <Button
            component={AppLink}
            variant="default"
            to={paths.checkout({ step: 'cart' })}
            onClick={fillCart}
          >
            {hasOtherCart ? 'Add these items to your cart' : 'Buy less'}
          </Button>
          {!hasOtherCart && (
            <Button
              component={AppLink}
              variant="default"
              to={paths.checkout({ step: 'plan' })}
              onClick={fillCart}
            >
              Choose another plan
            </Button>
          )}
        </Group>
      </Stack>
    </StatusAlert>
  );
}
