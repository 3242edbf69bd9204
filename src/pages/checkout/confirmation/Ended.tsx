import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { isOpen, orderEnded, selectDraft } from '../../../app/draft.ts';
import { useAppDispatch, useAppSelector } from '../../../app/hooks.ts';
import { paths } from '../../../app/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { CustomerPage } from '../../../ui/CustomerPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

const sentences = {
  expired: 'It was not completed in time, so it has expired. Nothing was charged.',
  cancelled: 'It was cancelled. Nothing more will be charged.',
  gone: 'There is no such order in this account. Nothing was charged.',
} as const;

/** An order that ends without a purchase. The cart is still there and begins another one, with figures of today. */
export function Ended({ orderId, why }: { orderId: string; why: keyof typeof sentences }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useAppSelector(selectDraft);
  const again = () => {
    dispatch(orderEnded(orderId));
    void navigate(paths.checkoutConfirmation(), { replace: true });
  };
  return (
    <CustomerPage heading="This order has ended">
      <EmptyState
        title="Nothing is lost"
        text={sentences[why]}
        action={
          isOpen(draft) && draft.items.length > 0 ? (
            <Button onClick={again}>Go on with the same cart</Button>
          ) : (
            <Button component={AppLink} to={paths.home()}>
              To the start page
            </Button>
          )
        }
      />
    </CustomerPage>
  );
}

export function NothingToConfirm() {
  const { items } = useAppSelector(selectDraft);
  return (
    <CustomerPage heading="Nothing to confirm yet">
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
              See what there is
            </Button>
          )
        }
      />
    </CustomerPage>
  );
}
