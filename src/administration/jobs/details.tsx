import { Stack } from '@mantine/core';
import type { Job } from '#contracts/jobs/job.ts';
import { JobProgress } from '#src/kits/actions/bulk/JobProgress.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { jobStatus } from './labels.ts';

/** A job: who started it and why, its progress, and the result of each row. */
export function JobDetails({ entity: job }: { readonly entity: Job }) {
  return (
    <Stack gap="md">
      <EntityFacts
        status={<Status {...jobStatus(job)} />}
        items={[
          { label: 'Started by', value: job.startedBy.name },
          { label: 'Reason', value: job.reason },
          { label: 'Started', value: <DateTimeText value={job.createdAt} /> },
          {
            label: 'Finished',
            value: job.finishedAt === null ? '–' : <DateTimeText value={job.finishedAt} />,
          },
          ...(job.rowsFrom === null
            ? []
            : [
                { label: 'Rows from', value: <EntityLink type="job" id={job.rowsFrom} name="Another job" /> },
              ]),
          { label: 'Job ID', value: job.id },
        ]}
      />
      <JobProgress job={job} />
    </Stack>
  );
}
