import { AuditAction } from '#contracts/audit/actions.ts';
import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { JobId } from '#contracts/ids.ts';
import { paged } from '#contracts/paging.ts';
import { startsJob } from './bulk.ts';
import { Job, JobOutcome, JobResult, JobStatus } from './job.ts';
import { unfinishedJobStates } from './states.ts';

const params = { jobId: JobId };

export const listJobs = endpoint({
  method: 'GET',
  path: '/v1/admin/jobs',
  summary: 'Jobs of all administrators',
  access: 'administrator',
  entity: 'job',
  permission: 'jobs.read',
  ...paged({
    item: Job,
    sort: ['createdAt', 'finishedAt', 'status'],
    defaultSort: '-createdAt',
    search: ['id', 'reason', 'startedByName'],
    filters: { status: JobStatus, kind: AuditAction },
    ranges: { createdAt: Instant },
  }),
  problems: [],
  since: '1.1.0',
  examples: [{ name: 'not finished', query: { filter: { status: unfinishedJobStates } } }],
});

export const getJob = endpoint({
  method: 'GET',
  path: '/v1/admin/jobs/{jobId}',
  summary: 'How far a job is',
  access: 'administrator',
  entity: 'job',
  permission: 'jobs.read',
  version: 'answers',
  params,
  responses: { 200: Job },
  problems: [],
  examples: [{ name: 'one', params: { jobId: '{job}' } }],
});

export const listJobResults = endpoint({
  method: 'GET',
  path: '/v1/admin/jobs/{jobId}/results',
  summary: 'What became of each row of a job',
  access: 'administrator',
  entity: 'job',
  permission: 'jobs.read',
  params,
  ...paged({
    item: JobResult,
    sort: ['no'],
    defaultSort: 'no',
    search: ['entityId', 'problemDetail'],
    filters: { outcome: JobOutcome },
    ranges: {},
  }),
  problems: [],
  examples: [
    { name: 'failed', params: { jobId: '{job}' }, query: { filter: { outcome: ['FAILED', 'PENDING'] } } },
  ],
});

export const stopJob = endpoint({
  method: 'POST',
  path: '/v1/admin/jobs/{jobId}/stop',
  summary: 'Stop a job; completed rows stay, the others count as failed',
  access: 'administrator',
  entity: 'job',
  permission: 'jobs.control',
  idempotent: true,
  takes: 'job.stop',
  audit: 'job.stopped',
  version: 'requires',
  params,
  responses: { 200: Job },
  problems: ['invalid-transition'],
  since: '3.0.0',
  examples: [{ name: 'stop', params: { jobId: '{job}' } }],
});

export const retryFailedRows = endpoint({
  ...startsJob,
  path: '/v1/admin/jobs/{jobId}/retry-failed',
  summary: 'Start a new job over the rows that failed',
  permission: 'jobs.control',
  takes: 'job.retry-failed',
  alsoTakes: ['job.start'],
  version: 'requires',
  params,
  problems: ['invalid-transition'],
  examples: [{ name: 'again', params: { jobId: '{job}' } }],
});
