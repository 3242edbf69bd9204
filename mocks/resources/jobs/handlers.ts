import { requireRow } from '#mocks/core/handler-result.ts';
import { jobLifecycle } from '#mocks/core/jobs/lifecycle.ts';
import { stopJob as stopped } from '#mocks/core/jobs/run.ts';
import { startJob } from '#mocks/core/jobs/start.ts';
import { viewJob, viewJobFor } from '#mocks/core/jobs/view.ts';
import { entityNameAmongMany, namedTables } from '#mocks/resources/entity-name.ts';
import { type HandlerOf, listing } from '#mocks/resources/handler-types.ts';

export const listJobs = listing('listJobs', {
  table: 'jobs',
  view: viewJob,
  search: { startedByName: (row) => row.startedBy.name },
});

export const getJob: HandlerOf<'getJob'> = ({ params, subject, tables, reply }) =>
  reply(200, viewJobFor(requireRow(tables.jobs.get(params.jobId), 'job'), subject));

export const listJobResults = listing('listJobResults', {
  table: 'jobRows',
  parent: { table: 'jobs', entity: 'job', param: 'jobId' },
  owner: 'jobId',
  view: ({ jobId: _jobId, ...result }, _today, tables) => ({
    ...result,
    entityName: entityNameAmongMany(tables, result.entity),
  }),
  reads: namedTables,
  search: { entityId: (row) => row.entity.id, problemDetail: (row) => row.problem?.detail ?? null },
});

/** Starts a new job for the rows that failed; the old job does not change (transition J6). */
export const retryFailedRows: HandlerOf<'retryFailedRows'> = (context) => {
  const { params, subject, tables, matchVersion, work, reply } = context;
  const job = requireRow(tables.jobs.get(params.jobId), 'job');
  matchVersion(job);
  jobLifecycle.take(job, 'retry-failed', {});
  const failed = tables.jobRows.by('jobId', job.id).filter(({ outcome }) => outcome === 'FAILED');
  const { command, param, input, dryRun, reason, perTick } = job;
  const [first] = failed;
  const entity = first?.entity.type ?? 'job';
  const ids = failed.map((row) => row.entity.id);
  return reply(
    202,
    viewJobFor(
      startJob(work, {
        command,
        param,
        entity,
        ids,
        input,
        rowsFrom: job.id,
        dryRun,
        reason,
        subject,
        perTick,
      }),
      subject,
    ),
  );
};

/** Stops a job (transition J7). */
export const stopJob: HandlerOf<'stopJob'> = ({ params, subject, tables, matchVersion, work, reply }) => {
  const job = requireRow(tables.jobs.get(params.jobId), 'job');
  matchVersion(job);
  return reply(200, viewJobFor(stopped(work, job, subject), subject));
};
