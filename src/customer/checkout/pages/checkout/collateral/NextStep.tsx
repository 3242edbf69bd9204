import { Button, Stack } from '@mantine/core';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import type { Order } from '#contracts/orders/order.ts';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { answerFieldOf } from '#src/resources/collateral/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { WaysOn } from './WaysOn.tsx';

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
          <AppLink to={paths.planDetails({ plan: order.planNumber })}>View the plan</AppLink>
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
