import { Rating, Text } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useRateOrderMutation } from './api.ts';
import { starsText } from '#src/resources/orders/labels.ts';

/** Asks how clear the purchase was. The rating is stored with the order and can be changed. */
export function RatePurchase({ order: { id, version, rating } }: { readonly order: Order }) {
  const { online } = useAppSelector(selectShell);
  const [rate] = useRateOrderMutation();
  const sendOnce = useSendOnce();
  const [chosen, setChosen] = useState<number | null>(null);
  const [error, setError] = useState<unknown>();
  const stars = chosen ?? rating ?? 0;

  async function choose(value: number): Promise<void> {
    setChosen(value);
    const response = await sendOnce(`${value} ${version}`, (key) =>
      rate({ params: { orderId: id }, body: { stars: value }, key }),
    );
    setError(response.error);
    if (response.error !== undefined) setChosen(null);
  }

  return (
    <>
      <Rating
        role="radiogroup"
        aria-label="Was this easy to understand?"
        name={`rating-${id}`}
        size="lg"
        mt="xs"
        value={stars}
        readOnly={!online}
        getSymbolLabel={starsText}
        onChange={(value) => {
          if (value > 0) void choose(value); // the control can also be set to zero, which is no rating
        }}
      />
      <Text size="sm" c="dimmed" role="status" mt="2xs">
        {rating === null ? '1 = confusing, 5 = clear' : `You gave ${starsText(rating)}. Thank you.`}
      </Text>
      <NeedsNetwork variant="text">You can rate it once you’re back online.</NeedsNetwork>
      {error !== undefined && <ProblemNotice error={error} />}
    </>
  );
}
