import { listPage } from '#src/layout/list-page.tsx';
import { listJobs } from '#contracts/jobs/endpoints.ts';
import { unfinishedJobStates } from '#contracts/jobs/states.ts';
import { useJob } from '#src/kits/actions/bulk/use-job.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { CountBar, LegendMark } from '#src/ui/format/CountBar.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { jobActions, retryFailed, stop } from './actions.tsx';
import { useListJobsQuery } from './api.ts';
import { jobName, jobStatus, jobStatuses } from './labels.ts';
import { JobDetails } from './details.tsx';

const { text, dateTime, status, custom } = columnsOf(listJobs);
const { moments } = filtersOf(listJobs);

export const jobList = defineList(listJobs, {
  name: 'Jobs',
  page: 'administrationJobs',
  keyOf: ({ id }) => id,
  useRows: useListJobsQuery,
  columns: [
    custom('kind', 'Job', jobName, { placement: 'title' }),
    custom(
      'progress',
      'Rows',
      ({ kind, dryRun, progress: { total, done, succeeded, failed } }) => (
        <CountBar
          label={`Rows of ${jobName({ kind, dryRun })}`}
          parts={[
            { name: dryRun ? 'possible' : 'succeeded', count: succeeded, mark: 'full' },
            { name: dryRun ? 'not possible' : 'failed', count: failed, mark: 'bad' },
            { name: 'waiting', count: total - done, mark: 'rest' },
          ]}
          words={
            <>
              <LegendMark mark="full" />
              <Count value={dryRun || done < total ? done : succeeded} />
              {done < total && (
                <>
                  {' of '}
                  <Count value={total} />
                </>
              )}
              {dryRun ? ' checked' : ' done'}
              {failed > 0 && (
                <>
                  {', '}
                  <LegendMark mark="bad" />
                  <Count value={failed} />
                  {dryRun ? ' not possible' : ' failed'}
                </>
              )}
            </>
          }
        />
      ),
      { placement: 'wide', exported: ({ progress: { total } }) => total },
    ),
    custom('startedBy', 'Started by', ({ startedBy }) => startedBy.name),
    text('reason', 'Reason'),
    dateTime('createdAt', 'Started', { sort: true }),
    dateTime('finishedAt', 'Finished', { sort: true, extra: true }),
    {
      ...status('status', 'Status', jobStatuses, { sort: true, filter: true }),
      render: (job) => <Status {...jobStatus(job)} />,
    },
  ],
  filters: [moments('createdAt', 'Started')],
  views: {
    running: { label: 'In progress', filter: { status: unfinishedJobStates } },
    failed: { label: 'With failures', filter: { status: ['PARTIALLY_FAILED', 'FAILED'] } },
  },
  details: {
    useEntity: useJob,
    title: jobName,
    Facts: JobDetails,
    actions: jobActions,
    usual: [retryFailed, stop],
  },
  empty: { title: 'No jobs yet', text: 'Choose rows of a list to start one.' },
});

export default listPage(jobList);
