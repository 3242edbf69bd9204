import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { JobResult } from '#contracts/jobs/job.ts';
import { useListJobResultsQuery } from '#src/kits/actions/job-api.ts';
import { entityAddress } from '#src/platform/routing/entity-address.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { NoWrap } from '#src/ui/format/NoWrap.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { bad, good, waiting } from '#src/ui/parts/status-label.ts';

interface Props {
  readonly id: string;
  readonly dryRun: boolean;
  /** Called when the link of a row is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** So many rows are read together; failed ones are folded by their reasons. */
const atOnce = { FAILED: 500, SUCCEEDED: 100 } as const;

/** The results of a job's rows, failed ones first and by reason. */
export function JobResults(props: Props) {
  return (
    <Table.ScrollContainer type="native" minWidth={0} mah="40dvh">
      <Table fz="xs" aria-label="Results">
        <Table.Tbody>
          <ResultRows {...props} outcome="FAILED" cursor={null} />
          <ResultRows {...props} outcome="SUCCEEDED" cursor={null} />
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

interface PageProps extends Props {
  readonly outcome: keyof typeof atOnce;
  readonly cursor: string | null;
}

/** One page of results, and the button that loads the next page. */
function ResultRows({ cursor, ...props }: PageProps) {
  const { id, outcome, dryRun, onFollow } = props;
  const [wantsMore, setWantsMore] = useState(false);
  const { data } = useListJobResultsQuery(
    {
      params: { jobId: id },
      query: { filter: { outcome: [outcome] }, limit: atOnce[outcome], ...(cursor !== null && { cursor }) },
    },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) return null;
  const { items, nextCursor } = data;
  return (
    <>
      {byReason(items).map(([reason, results]) => (
        <ReasonRows key={reason} {...{ reason, results, dryRun, onFollow }} />
      ))}
      {nextCursor !== null && wantsMore && <ResultRows {...props} cursor={nextCursor} />}
      {nextCursor !== null && !wantsMore && (
        <Table.Tr>
          <Table.Td colSpan={2} ta="center">
            <Button variant="subtle" size="xs" onClick={() => setWantsMore(true)}>
              Show more
            </Button>
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

/** Returns the results by the reason why they failed, the most frequent one first. */
function byReason(items: readonly JobResult[]): readonly (readonly [reason: string, results: JobResult[]])[] {
  const reasons = Map.groupBy(items, ({ problem }) => problem?.detail ?? '');
  return [...reasons].toSorted(([, a], [, b]) => b.length - a.length);
}

interface ReasonProps extends Pick<Props, 'dryRun' | 'onFollow'> {
  /** Empty for rows that have not failed. */
  readonly reason: string;
  readonly results: readonly JobResult[];
}

/** The rows that failed for one reason, folded if there are several. */
export function ReasonRows({ reason, results, dryRun, onFollow }: ReasonProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = reason !== '' && results.length > 1;
  return (
    <>
      {isFolded && (
        <Table.Tr>
          <Table.Td colSpan={2}>
            <Button
              variant="subtle"
              size="compact-xs"
              justify="start"
              aria-expanded={isOpen}
              rightSection={<Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />}
              onClick={() => setOpen(!isOpen)}
            >
              {`${reason} (${results.length})`}
            </Button>
          </Table.Td>
        </Table.Tr>
      )}
      {(!isFolded || isOpen) &&
        results.map((result) => (
          <Table.Tr key={result.id}>
            <Table.Td>
              <ResultLink result={result} onFollow={onFollow} />
              {result.problem && !isFolded && (
                <Text size="xs" c="dimmed">
                  {result.problem.detail}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">
              <NoWrap>
                <Status {...outcomeOf(result, dryRun)} />
              </NoWrap>
            </Table.Td>
          </Table.Tr>
        ))}
    </>
  );
}

function outcomeOf({ outcome }: JobResult, dryRun: boolean) {
  if (outcome === 'PENDING') return waiting('Waiting');
  if (outcome === 'SUCCEEDED') return good(dryRun ? 'Possible' : 'Done');
  return bad(dryRun ? 'Not possible' : 'Failed');
}

/**
 * Links to the entity by its name, or without one by the end of its id, because ids are long and differ at their end.
 */
function ResultLink({
  result: { entity, entityName },
  onFollow,
}: {
  readonly result: JobResult;
  readonly onFollow: Props['onFollow'];
}) {
  const to = entityAddress(entity);
  const name = entityName ?? `${entity.type} …${entity.id.slice(-6)}`;
  if (to === null) return name;
  return (
    <AppLink to={to} onClick={onFollow}>
      {name}
    </AppLink>
  );
}
