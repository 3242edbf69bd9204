import { Paper, Skeleton, Stack } from '@mantine/core';
import type { Ref } from 'react';
import type { PartName } from '#src/administration/dashboard/tiles.ts';

const heights: Readonly<Partial<Record<PartName, string>>> = {
  queues: '38rem',
  activity: '38rem',
  'latest-orders': '24rem',
  'latest-payments': '24rem',
};

interface Props {
  readonly name: PartName;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The place of a part that is not loaded yet: a card about as high as the part, with the place of its heading. */
export const PartPlace = ({ name, ref }: Props) => (
  <Paper ref={ref} withBorder radius="lg" p="md" mih={heights[name] ?? '20rem'}>
    <Stack gap="sm">
      <Skeleton height="1.25rem" width="40%" />
      <Skeleton height="14rem" />
    </Stack>
  </Paper>
);
