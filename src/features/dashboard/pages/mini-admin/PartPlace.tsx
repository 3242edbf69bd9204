import { Skeleton } from '@mantine/core';
import type { Ref } from 'react';
import type { PartName } from '#src/features/dashboard/tiles.ts';

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

/** The place of a part that is not loaded yet, about as high as the part. */
export const PartPlace = ({ name, ref }: Props) => <Skeleton ref={ref} height={heights[name] ?? '20rem'} />;
