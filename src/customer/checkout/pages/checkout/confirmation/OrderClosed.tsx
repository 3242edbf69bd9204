import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#contracts/orders/order.ts';
import { itemsRepeated, orderEnded, purchaseContinued, selectDraft } from '#src/customer/draft/draft.ts';
import { isOpen } from '#src/customer/draft/schema.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { Page } from '#src/layout/Page.tsx';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

const words = {
  expired: {
    heading: 'This order has ended',
    title: 'Nothing is lost',
    text: 'It was not completed in time, so it has expired. Nothing was charged.',
  },
  cancelled: {
    heading: 'This order has ended',
    title: 'It was cancelled',
    text: 'Nothing more will be charged.',
  },
  declined: {
    heading: 'This order was declined',
    title: 'We cannot offer this plan',
    text: 'Nothing was charged. A smaller purchase, more paid today or another plan can fit. Support takes a second look if you ask.',
  },
  removed: {
    heading: 'This order no longer exists',
    title: 'Your cart is kept',
    text: 'So is the plan that you chose. Continue to order again, with current amounts.',
  },
  gone: {
    heading: 'No such order',
    title: 'This account has no such order',
    text: 'The address may be mistyped, or the order belongs to another account. What you have bought is under Instalments.',
  },
} as const;

/** An order that ended without a purchase. The cart is kept and starts a new order with current amounts. */
interface OrderClosedProps {
  readonly orderId: string;
  readonly why: Exclude<keyof typeof words, 'removed'>;
}

export function OrderClosed({ orderId, why }: OrderClosedProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useAppSelector(selectDraft);
  const { heading, title, text } = words[why === 'gone' && draft.orderId === orderId ? 'removed' : why];
  const again = () => {
    dispatch(orderEnded(orderId));
    dispatch(purchaseContinued(null));
    void navigate(paths.checkoutConfirmation(), { replace: true });
  };
  return (
    <Page heading={heading}>
      <EmptyState
        title={title}
        text={text}
        action={
          isOpen(draft) && draft.items.length > 0 ? (
            <Button onClick={again}>Continue with your cart</Button>
          ) : (
            <Button component={AppLink} to={paths.home()}>
              Back to home
            </Button>
          )
        }
      />
    </Page>
  );
}

/** `order` has no plan yet, and is not that of this browser's cart. */
export function NothingToConfirm({ order }: { readonly order: Order | null }) {
  const dispatch = useAppDispatch();
  const { items } = useAppSelector(selectDraft);
  if (order)
    return (
      <Page heading="Nothing to confirm yet">
        <EmptyState
          title="No plan is chosen"
          text={`Order ${order.number} has no plan yet. Put its items into your cart and choose how you would like to pay.`}
          action={
            <Button
              component={AppLink}
              to={paths.checkout({ step: 'plan' })}
              onClick={() =>
                dispatch(
                  itemsRepeated(order.lines.map(({ productId, quantity }) => ({ productId, quantity }))),
                )
              }
            >
              Choose a plan
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page heading="Nothing to confirm yet">
      <EmptyState
        title={items.length > 0 ? 'No plan is chosen' : 'Your cart is empty'}
        text={
          items.length > 0
            ? 'Choose how you would like to pay; then you see the binding figures here.'
            : 'Put something into it first. What you have bought is under Instalments.'
        }
        action={
          items.length > 0 ? (
            <Button component={AppLink} to={paths.checkout({ step: 'plan' })}>
              Choose a plan
            </Button>
          ) : (
            <Button component={AppLink} to={paths.home()}>
              Browse products
            </Button>
          )
        }
      />
    </Page>
  );
}
