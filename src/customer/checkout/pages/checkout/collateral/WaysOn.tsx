import { Box, Button, Group, Stack } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import {
  downPaymentRaised,
  itemsRepeated,
  purchaseContinued,
  selectDraft,
} from '#src/customer/draft/draft.ts';
import {
  useCreateQuoteMutation,
  useGetQuoteQuery,
  useSubmitOrderMutation,
} from '#src/customer/orders/api.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';

interface Props {
  readonly order: Order;
  readonly coverage: Coverage;
}

/** The ways to continue: confirm with the approved collateral, or reduce the amount that needs security. */
export function WaysOn({ order, coverage }: Props) {
  const { covered, needed, missing, items } = coverage;
  const moneyText = useMoneyText();
  if (covered.amountMinor >= needed.amountMinor) {
    return (
      <StatusAlert color="success" title="What is approved is enough" role="status">
        <SubmitOrder order={order} />
      </StatusAlert>
    );
  }
  const wasReviewed = items.some(({ review }) => review.some(({ by }) => by === 'REVIEWER'));
  if (!wasReviewed || missing.amountMinor === 0) return null;
  const isExpired = items.some(({ status }) => status === 'EXPIRED');
  return (
    <StatusAlert color="warning" title={`${moneyText(missing)} is missing`} role="status">
      <Stack gap="sm">
        <span>
          {isExpired ? 'Ask for a new valuation or add' : 'Add'} something else below, or finance less.
        </span>
        <Group gap="sm">
          <PayMore order={order} coverage={coverage} />
          <ChangeCart order={order} />
        </Group>
      </Stack>
    </StatusAlert>
  );
}

const later = <NeedsNetwork variant="text">Your order continues once you’re back online.</NeedsNetwork>;

function SubmitOrder({ order: { id: orderId, version } }: Pick<Props, 'order'>) {
  const { online } = useAppSelector(selectShell);
  const sendOnce = useSendOnce();
  const [submit] = useSubmitOrderMutation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const advance = async () => {
    setBusy(true);
    const response = await sendOnce(`submit:${version}`, async (key) => submit({ params: { orderId }, key }));
    setBusy(false);
    setError(response.error);
  };
  return (
    <>
      {error !== undefined && <ProblemNotice error={error} />}
      {later}
      <Button loading={busy} disabled={!online} onClick={() => void advance()}>
        Continue
      </Button>
    </>
  );
}

/** A button for the down payment with which the approved collateral is enough; nothing if there is none. */
function PayMore({ order, coverage: { remedy } }: Props) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const { online } = useAppSelector(selectShell);
  const moneyText = useMoneyText();
  const sendOnce = useSendOnce();
  const [quote] = useCreateQuoteMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id: orderId, quoteId } = order;
  const quotes = useGetQuoteQuery(quoteId === null ? skipToken : { params: { orderId, quoteId } });
  const quoted = quotes.currentData;
  const error = failure ?? quotes.error;
  const payMore = async (downPaymentBps: number) => {
    if (!quoted) return;
    setBusy(true);
    const params = { orderId };
    const body = { offerCode: quoted.offer.code, downPaymentBps, dueDay: quoted.dueDay };
    const response = await sendOnce(`quote:${downPaymentBps}`, async (key) => quote({ params, body, key }));
    setBusy(false);
    setFailure(response.error);
    if (response.data) dispatch(purchaseContinued(orderId));
    if (response.data && draft.orderId === orderId)
      dispatch(downPaymentRaised({ downPaymentBps, quoteId: response.data.id }));
  };
  return (
    <>
      {error !== undefined && (
        <Box w="100%">
          <ProblemNotice error={error} />
        </Box>
      )}
      {remedy && later}
      {remedy && (
        <Button
          loading={busy}
          disabled={!quoted || !online}
          onClick={() => void payMore(remedy.downPaymentBps)}
        >
          Pay {moneyText(remedy.downPayment)} today instead
        </Button>
      )}
    </>
  );
}

/** Links to the cart and to the plans. The order may be of another browser: its cart is missing here, or another cart is. */
function ChangeCart({ order }: Pick<Props, 'order'>) {
  const dispatch = useAppDispatch();
  const { orderId, items } = useAppSelector(selectDraft);
  const isOwn = orderId === order.id;
  const hasOtherCart = !isOwn && items.length > 0;
  const fillCart = () => {
    if (isOwn) return;
    dispatch(itemsRepeated(order.lines.map(({ productId, quantity }) => ({ productId, quantity }))));
  };
  return (
    <>
      <Button component={AppLink} variant="default" to={paths.checkout({ step: 'cart' })} onClick={fillCart}>
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
    </>
  );
}
