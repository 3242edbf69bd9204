import { Button } from '@mantine/core';
import { purchaseContinued } from '#src/customer/draft/draft.ts';
import { useAppDispatch } from '#src/platform/store/use-store.ts';
import { EmptyState } from '#src/ui/parts/EmptyState.tsx';

/**
 * A purchase whose next step would send something that no press in this browser asks for: only the address names its order,
 * or its data were moved to another moment.
 */
export function PausedPurchase({ orderId }: { readonly orderId: string | null }) {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      title="Your choices are kept"
      text="Nothing is sent or charged until you continue. You see the binding figures before you sign."
      action={<Button onClick={() => dispatch(purchaseContinued(orderId))}>Continue</Button>}
    />
  );
}
