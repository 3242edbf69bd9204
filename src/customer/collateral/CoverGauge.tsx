import { Progress, Stack, Text } from '@mantine/core';
import type { Coverage } from '#contracts/collateral/coverage.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { uncountedStatuses } from '#src/resources/collateral/labels.ts';

/** True when nothing has to be sent but answers to questions of the reviewer. */
const isOnlyAsked = ({ items }: Coverage) => items.every(({ status }) => status !== 'DRAFT');

/** Says what is still to be done when nothing is missing. */
function enough(coverage: Coverage): string {
  const { needed, covered, inReview } = coverage;
  if (covered.amountMinor >= needed.amountMinor) return 'Covered';
  if (covered.amountMinor + inReview.amountMinor >= needed.amountMinor) return 'Enough, once it is approved';
  return isOnlyAsked(coverage)
    ? 'Enough, once you answer and it is approved'
    : 'Enough, once it is sent and approved';
}

/** Shows the needed, covered and missing amounts. All figures are the backend's. */
export function CoverGauge({ coverage }: { readonly coverage: Coverage }) {
  const { needed, covered, inReview, prepared, missing, ltvBps, afterFall, items } = coverage;
  const share = ({ amountMinor }: { readonly amountMinor: number }) =>
    Math.min(100, (100 * amountMinor) / Math.max(1, needed.amountMinor));
  return (
    <Card
      label="Cover"
      heading={
        missing.amountMinor > 0 ? (
          <>
            <Money value={missing} /> still missing
          </>
        ) : (
          enough(coverage)
        )
      }
    >
      <Stack gap="md" mt="md">
        <Progress.Root size="lg" aria-hidden="true">
          <Progress.Section value={share(covered)} color="success" />
          <Progress.Section value={share(inReview)} color="info" />
          <Progress.Section value={share(prepared)} color="secondary" />
        </Progress.Root>
        <SumList
          items={[
            { label: 'Needed', value: <Money value={needed} /> },
            { label: 'Approved', value: <Money value={covered} /> },
            ...(inReview.amountMinor > 0 ? [{ label: 'In review', value: <Money value={inReview} /> }] : []),
            ...(prepared.amountMinor > 0
              ? [
                  {
                    label: isOnlyAsked(coverage) ? 'Waiting for your answer' : 'Not sent yet',
                    value: <Money value={prepared} />,
                  },
                ]
              : []),
            { label: 'Missing', value: <Money value={missing} /> },
            ...(ltvBps === null
              ? []
              : [{ label: 'Loan, as a share of the value', value: <Share bps={ltvBps} /> }]),
          ]}
        />
        {items.some(({ status }) => !uncountedStatuses.has(status)) && (
          <Text size="sm" c="dimmed">
            If everything were worth <Share bps={afterFall.byBps} /> less,{' '}
            {afterFall.missing.amountMinor === 0 ? (
              'it would still be enough.'
            ) : (
              <>
                <Money value={afterFall.missing} /> would be missing.
              </>
            )}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
