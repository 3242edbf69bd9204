import { Group, Skeleton, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Money } from '#src/ui/format/Money.tsx';

type Answer = ComponentProps<typeof Fetched<Coverage>>['response'];

/** The collateral that secures the plan from the confirmation on, and how much of its value counts. */
export function PledgedCollateral({ response }: { readonly response: Answer }) {
  return (
    <Fetched response={response} waiting={<Skeleton height="8rem" />}>
      {(coverage) => <Pledged coverage={coverage} />}
    </Fetched>
  );
}

function Pledged({ coverage: { needed, items } }: { readonly coverage: Coverage }) {
  return (
    <Card
      heading="What secures it"
      lead={
        <>
          <Money value={needed} /> is needed. You get everything back when the plan is paid.
        </>
      }
    >
      <Stack component="ul" gap="xs" mt="sm" p="0">
        {items.map(({ id, description, lendable }) => (
          <Group key={id} component="li" justify="space-between">
            <span>{description}</span>
            <Money value={lendable} />
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
