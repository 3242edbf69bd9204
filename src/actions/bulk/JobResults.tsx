import { ScrollArea, Table } from '@mantine/core';
import type { JobResult } from '#contracts/jobs/job.ts';
import { entityAddress } from '#src/platform/entity-address.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Status } from '#src/ui/Status.tsx';
import { bad, good, waiting } from '#src/ui/status-label.ts';
import { useListJobResultsQuery } from '#src/actions/api.ts';

interface Props {
  readonly id: string;
  readonly dryRun: boolean;
  readonly onFollow: () => void;
}

/** What became of each row; the failed ones first. */
export function JobResults({ id, dryRun, onFollow }: Props) {
  const params = { jobId: id };
  const failed = useListJobResultsQuery(
    { params, query: { filter: { outcome: ['FAILED'] }, limit: 100 } },
    { refetchOnMountOrArgChange: true },
  );
  const succeeded = useListJobResultsQuery(
    { params, query: { filter: { outcome: ['SUCCEEDED'] }, limit: 100 } },
    { refetchOnMountOrArgChange: true },
  );
  const results = [...(failed.data?.items ?? []), ...(succeeded.data?.items ?? [])];
  return (
    <ScrollArea.Autosize mah="40dvh">
      <Table fz="xs" aria-label="Results">
        <Table.Tbody>
          {results.map((result) => (
            <Table.Tr key={result.id}>
              <Table.Td>
                <ResultLink result={result} onFollow={onFollow} />
              </Table.Td>
              <Table.Td>{result.problem?.detail}</Table.Td>
              <Table.Td ta="right">
                <Status {...outcomeOf(result, dryRun)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}

function outcomeOf({ outcome }: JobResult, dryRun: boolean) {
  if (outcome === 'PENDING') return waiting('Waiting');
  if (outcome === 'SUCCEEDED') return good(dryRun ? 'Possible' : 'Done');
  return bad(dryRun ? 'Not possible' : 'Failed');
}

/** Ids are long: their end tells them apart. */
function ResultLink({
  result: { entity },
  onFollow,
}: {
  readonly result: JobResult;
  readonly onFollow: () => void;
}) {
  const to = entityAddress(entity);
  const name = `${entity.type} …${entity.id.slice(-6)}`;
  return to === null ? (
    name
  ) : (
    <AppLink to={to} onClick={onFollow}>
      {name}
    </AppLink>
  );
}
