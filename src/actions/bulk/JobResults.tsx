import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { JobResult } from '#contracts/jobs/job.ts';
import { useListJobResultsQuery } from '#src/actions/job-api.ts';
import { entityAddress } from '#src/platform/entity-address.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';
import { Status } from '#src/ui/Status.tsx';
import { bad, good, waiting } from '#src/ui/status-label.ts';

interface Props {
  readonly id: string;
  readonly dryRun: boolean;
  /** Called when the link of a row is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** The results of a job's rows, failed ones first. */
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
  readonly outcome: JobResult['outcome'];
  readonly cursor: string | null;
}

/** One page of results, and the button that loads the next page. */
function ResultRows({ cursor, ...props }: PageProps) {
  const { id, outcome, dryRun, onFollow } = props;
  const [wantsMore, setWantsMore] = useState(false);
  const { data } = useListJobResultsQuery(
    {
      params: { jobId: id },
      query: { filter: { outcome: [outcome] }, limit: 100, ...(cursor !== null && { cursor }) },
    },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) return null;
  const { items, nextCursor } = data;
  return (
    <>
      {items.map((result) => (
        <Table.Tr key={result.id}>
          <Table.Td>
            <ResultLink result={result} onFollow={onFollow} />
            {result.problem && (
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
