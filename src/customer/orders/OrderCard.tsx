import { Button, Group } from '@mantine/core';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { isBeforeActive } from '#contracts/orders/states.ts';
import type { listOrders } from '#contracts/orders/endpoints.ts';
import { stateOf } from '#src/kits/actions/action.ts';
import { useGetOrderQuery } from './api.ts';
import { cancelOrder } from './actions.ts';
import { orderStatuses } from '#src/resources/orders/labels.ts';
import { PayButton } from '#src/customer/payments/PayButton.tsx';
import { withBank } from '#src/resources/plans/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { RefusableButton } from '#src/ui/trouble/RefusableButton.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { UnreadPart } from '#src/ui/trouble/UnreadPart.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import classes from './OrderList.module.css';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

type Row = ResponseOf<typeof listOrders>['items'][number];

/** Labels of the link to the next step, for states with one. */
const next: Readonly<Partial<Record<Row['status'], string>>> = {
  QUOTED: 'Continue',
  COLLATERAL_REQUIRED: 'Add collateral',
  UNDER_REVIEW: 'View review',
  READY_TO_CONFIRM: 'Review and confirm',
};

interface Props {
  readonly row: Row;
  readonly onCancel: (orderId: string) => void;
}

/** An order in brief, with a link to the plan or step that follows. */
export function OrderCard({ row, onCancel }: Props) {
  const { id, number, title, total, status, planNumber, createdAt, bankConfirming } = row;
  const step = bankConfirming ? undefined : next[status];
  const isDraft = status === 'DRAFT';
  const isBought = status === 'ACTIVE' || status === 'COMPLETED';
  const hasReceipt = isBought || status === 'REFUNDED' || status === 'WITHDRAWN';
  return (
    <Card as="article">
      <div className={classes.head}>
        <h2>{title}</h2>
        <Money value={total} size="large" />
      </div>
      <p className={classes.meta}>
        <Verbatim>{number}</Verbatim> · <DateTimeText value={createdAt} form="day" />
      </p>
      <div className={classes.foot}>
        <Status {...(bankConfirming ? withBank : orderStatuses[status])} />
        <Group gap="sm">
          {planNumber !== null && (
            <AppLink to={paths.planDetails({ plan: planNumber })}>
              <Verbatim>{planNumber}</Verbatim>: view plan
            </AppLink>
          )}
          {planNumber !== null && isBought && (
            <AppLink to={paths.planDetails({ plan: planNumber, report: '1' })}>Report a problem</AppLink>
          )}
          {planNumber !== null && isBought && (
            <AppLink to={paths.planDetails({ plan: planNumber, back: '1' })}>Return goods</AppLink>
          )}
          {hasReceipt && <AppLink to={paths.checkoutConfirmation({ order: id })}>View receipt</AppLink>}
          {bankConfirming && (
            <AppLink to={paths.checkoutConfirmation({ order: id })}>
              Your bank is confirming the payment
            </AppLink>
          )}
          {step !== undefined && (
            <Button component={AppLink} to={paths.checkoutConfirmation({ order: id })} size="sm">
              {step}
            </Button>
          )}
          {status === 'AWAITING_DOWN_PAYMENT' && !bankConfirming && (
            <PayButton begin={paths.checkoutConfirmation({ order: id })} size="sm">
              Finish paying
            </PayButton>
          )}
          {(isDraft || !isBeforeActive(status)) && (
            <OrderAgain orderId={id} title={title} isDraft={isDraft} />
          )}
          <CancelOpen row={row} onCancel={onCancel} />
        </Group>
      </div>
    </Card>
  );
}

/** Fetches the order, because its row does not say whether it can be cancelled. */
function CancelOpen({ row: { id, status, title }, onCancel }: Props) {
  const order = useGetOrderQuery({ params: { orderId: id } }, { skip: !isBeforeActive(status) });
  if (!order.data && order.error !== undefined)
    return <UnreadPart response={order}>We couldn’t check whether this order can be cancelled.</UnreadPart>;
  if (order.isLoading)
    // keeps the place, also the line that it may need on a phone
    return (
      <Button size="sm" variant="default" style={{ visibility: 'hidden' }}>
        {cancelOrder.label}
      </Button>
    );
  const state = order.data && stateOf(order.data, cancelOrder.name);
  if (!state) return null;
  return (
    <RefusableButton
      variant="default"
      {...(state.allowed && { c: 'error' })}
      refusal={state.reason}
      aria-label={`${cancelOrder.label}: ${title}`}
      onClick={() => onCancel(id)}
    >
      {cancelOrder.label}
    </RefusableButton>
  );
}
