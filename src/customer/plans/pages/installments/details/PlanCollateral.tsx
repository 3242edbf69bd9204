import { Group, Stack, Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { useGetCoverageQuery } from '#src/customer/collateral/api.ts';
import { collateralStatuses } from '#src/resources/collateral/labels.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { Part } from '#src/customer/plans/Part.tsx';

/** The collateral of a plan, how much of its value is used, and when it is released. */
export function PlanCollateral({ plan: { orderId } }: { readonly plan: Plan }) {
  const { data: coverage, error, isFetching, refetch } = useGetCoverageQuery({ params: { orderId } });
  return (
    <Part heading="Collateral">
      {error !== undefined && !isFetching && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {coverage && (
        <Stack gap="sm">
          {coverage.items.map(({ id, description, status, lendable, releaseBy, saleFrom }) => (
            <div key={id}>
              <Group justify="space-between" gap="xs">
                <Text fw="var(--mantine-font-weight-medium)">{description}</Text>
                <Status {...collateralStatuses[status]} />
              </Group>
              <Text size="sm" c="dimmed">
                Lending value <Money value={lendable} />
                {status === 'RELEASE_PENDING' && releaseBy !== null && (
                  <>
                    {'. You get it back by '}
                    <DateText value={releaseBy} />
                  </>
                )}
              </Text>
              {saleFrom !== null && (
                <StatusAlert color="error" title="It is going to be sold" mt="xs">
                  From <DateText value={saleFrom} /> it may be sold to pay this plan. To keep it, pay what is
                  due before it is sold.
                </StatusAlert>
              )}
            </div>
          ))}
          <SumList
            items={[
              { label: 'Principal left', value: <Money value={coverage.needed} /> },
              ...(coverage.ltvBps === null
                ? []
                : [{ label: 'Loan, as a share of the value', value: <Share bps={coverage.ltvBps} /> }]),
              ...(coverage.missing.amountMinor > 0
                ? [{ label: 'Missing', value: <Money value={coverage.missing} /> }]
                : []),
            ]}
          />
          <AppLink to={paths.checkoutCollateral({ order: orderId })}>View the collateral</AppLink>
        </Stack>
      )}
    </Part>
  );
}
