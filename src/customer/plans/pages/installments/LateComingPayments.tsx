import { Box } from '@mantine/core';
import type { ComingPayments as Coming } from '#contracts/plans/coming-payment.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';

const ComingPayments = lazyInline(() => import('./ComingPayments.tsx'));

interface Props {
  readonly coming: {
    readonly data?: Coming | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The future payments below the plans, fetched after them; a failure affects only this part. */
export function LateComingPayments({ coming: { data, error, isFetching, refetch } }: Props) {
  const isPageThere = useAfterFirstData();
  if (error !== undefined && !isFetching && !data) {
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  }
  return isPageThere && data ? (
    <Box mt="lg">
      <ComingPayments coming={data} />
    </Box>
  ) : null;
}
