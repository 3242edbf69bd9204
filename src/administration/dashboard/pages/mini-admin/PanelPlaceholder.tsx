import { Paper, Skeleton, Stack } from '@mantine/core';
import type { Ref } from 'react';
import type { PanelName } from '#src/administration/dashboard/tiles.ts';

const heights: Readonly<Partial<Record<PanelName, string>>> = {
  queues: '38rem',
  activity: '38rem',
  'latest-orders': '24rem',
  'latest-payments': '24rem',
};

interface Props {
  readonly name: PanelName;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Stands for a panel that is not loaded yet: about as high as the panel, with a bar for its heading. */
export const PanelPlaceholder = ({ name, ref }: Props) => (
  <Paper ref={ref} withBorder radius="lg" p="md" mih={heights[name] ?? '20rem'}>
    <Stack gap="sm">
      <Skeleton height="1.25rem" width="40%" />
      <Skeleton height="14rem" />
    </Stack>
  </Paper>
);
