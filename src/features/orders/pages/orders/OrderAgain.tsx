import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { itemsRepeated } from '#src/features/checkout/draft.ts';
import { useLazyGetOrderQuery } from '#src/features/orders/own-api.ts';
import { paths } from '#src/platform/paths.ts';
import { useAppDispatch } from '#src/platform/use-store.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';

/** Puts what was ordered into the cart once more, at today's prices, and goes there. */
export function OrderAgain({ orderId, title }: { readonly orderId: string; readonly title: string }) {
  const [read, { error, isFetching }] = useLazyGetOrderQuery();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  async function repeat() {
    const { data: order } = await read({ params: { orderId } });
    if (!order) return;
    dispatch(itemsRepeated(order.lines.map(({ productId, quantity }) => ({ productId, quantity }))));
    await navigate(paths.checkout({ step: 'cart' }));
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        loading={isFetching}
        aria-label={`Buy again: ${title}`}
        onClick={() => void repeat()}
      >
        Buy again
      </Button>
      {error !== undefined && <ProblemNotice error={error} />}
    </>
  );
}
