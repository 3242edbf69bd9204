import { Group, Stack } from '@mantine/core';
import { useGetCoverageQuery } from '#src/features/collateral/own-api.ts';
import { Card } from '#src/ui/Card.tsx';
import { Money } from '#src/ui/Money.tsx';

/** The collateral that secures the plan from the confirmation on, and how much of its value counts. */
export function PledgedCollateral({ orderId }: { readonly orderId: string }) {
  const { data: coverage } = useGetCoverageQuery({ params: { orderId } });
  if (!coverage) return null;
  return (
    <Card
      heading="What secures it"
      lead={
        <>
          <Money value={coverage.needed} /> is needed. You get everything back when the plan is paid.
        </>
      }
    >
      <Stack component="ul" gap="xs" mt="sm" p="0">
        {coverage.items.map(({ id, description, lendable }) => (
          <Group key={id} component="li" justify="space-between">
            <span>{description}</span>
            <Money value={lendable} />
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
