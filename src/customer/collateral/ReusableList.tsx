import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useAttachCollateralMutation, useListCollateralsQuery } from './api.ts';

const free = { filter: { status: ['APPROVED', 'EXPIRED', 'DRAFT', 'SUBMITTED'] }, limit: 100 } as const;

interface Props {
  readonly orderId: string;
  /** Called with the id of the item that is used for the order now. */
  readonly onUsed: (collateralId: string) => void;
}

/**
 * Collateral that the customer has offered before and that secures nothing now, so that it can be used for this
 * order.
 */
export function ReusableList({ orderId, onUsed }: Props) {
  const {
    data,
    error: failed,
    refetch,
  } = useListCollateralsQuery({
    query: { filter: { status: [...free.filter.status] }, limit: free.limit },
  });
  const { online } = useAppSelector(selectShell);
  const [attach] = useAttachCollateralMutation();
  const sendOnce = useSendOnce();
  const [error, setError] = useState<unknown>();
  /** The id of the item that is being attached; null otherwise. */
  const [busy, setBusy] = useState<string | null>(null);
  const items = data?.items.filter(({ orderNumber }) => orderNumber === null) ?? [];
  if (failed !== undefined && !data) return <ProblemNotice error={failed} onRetry={() => void refetch()} />;
  if (items.length === 0) return null;
  const use = async (collateralId: string) => {
    setBusy(collateralId);
    const response = await sendOnce(`attach:${collateralId}`, async (key) =>
      attach({ params: { collateralId }, body: { orderId }, key }),
    );
    setBusy(null);
    setError(response.error);
    if (response.error === undefined) onUsed(collateralId);
  };
  return (
    <Card heading="Use what you have offered before" lead="It secures nothing at the moment.">
      <Stack gap="sm" mt="md">
        {items.map(({ id, description, lendable }) => (
          <Group key={id} justify="space-between">
            <Text>
              {description}, lending value <Money value={lendable} />
            </Text>
            <Button
              size="sm"
              variant="default"
              loading={busy === id}
              disabled={!online}
              aria-label={`Use for this order: ${description}`}
              onClick={() => void use(id)}
            >
              Use for this order
            </Button>
          </Group>
        ))}
        {error !== undefined && <ProblemNotice error={error} />}
        <NeedsNetwork variant="text">It can be used once you’re back online.</NeedsNetwork>
      </Stack>
    </Card>
  );
}
