import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { itemsRepeated, selectDraft } from '#src/customer/draft/draft.ts';
import { useLazyGetOrderQuery } from './api.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';

interface Props {
  readonly orderId: string;
  readonly title: string;
  /** True for an order without a plan, which is continued instead of repeated. */
  readonly isDraft: boolean;
}

/** A button that puts the ordered items into the cart at current prices and opens it. */
export function OrderAgain({ orderId, title, isDraft }: Props) {
  const label = isDraft ? 'Continue' : 'Buy again';
  const [read, { error, isFetching }] = useLazyGetOrderQuery();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { orderId: currentOrderId } = useAppSelector(selectDraft);
  async function repeat() {
    // A draft order whose items are already in the cart is not added again.
    if (!isDraft || currentOrderId !== orderId) {
      const { data: order } = await read({ params: { orderId } });
      if (!order) return;
      dispatch(itemsRepeated(order.lines.map(({ productId, quantity }) => ({ productId, quantity }))));
    }
    await navigate(paths.checkout({ step: 'cart' }));
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={isFetching}
        aria-label={`${label}: ${title}`}
        onClick={() => void repeat()}
      >
        {label}
      </Button>
      {error !== undefined && <ProblemNotice error={error} />}
    </>
  );
}
