import type { Instant } from '#contracts/dates.ts';
import { after } from '#mocks/time/business-time.ts';
import { businessDateAt } from '#mocks/time/clock.ts';
import { requirePermission } from '#mocks/core/permission.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { internalFault, Problem } from '#mocks/core/handler-result.ts';
import { type Performed, performStored } from '#mocks/core/perform.ts';
import type { JobRecord, JobRowRecord } from '#mocks/core/rows.ts';
import type { CoreTables } from '#mocks/core/tables.ts';
import type { Work } from '#mocks/core/work.ts';
import type { ReadTables } from '#mocks/store/state.ts';
import { jobLifecycle } from './lifecycle.ts';

export const tickMs = 200;
const maxTicks = 200;
/** A job runs some rows per step, so that its progress is visible and it takes no more than 40 s, unless it says how many. */
export const rowsPerTick = (total: number) => Math.max(25, Math.ceil(total / maxTicks));
/** The most rows that one request runs after a pause, such as in a hidden tab, so that it is answered soon. */
const maxRowsAtOnce = 2_000;

const next = (tables: Pick<ReadTables<CoreTables>, 'jobs'>) =>
  tables.jobs.page({ order: 'nextAt', in: { unfinished: ['unfinished'] }, limit: 1 }).rows[0];

/** Returns when the next rows of a job are due. */
export const jobsDueAt = (tables: ReadTables<CoreTables>): Instant | null => next(tables)?.nextAt ?? null;

/** Runs the rows that are due, each at the time at which it was due; where they are too many, the others are due later. */
export function runJobs(work: Work): void {
  const { tables } = work.transaction;
  for (let left = maxRowsAtOnce; ;) {
    const job = next(tables);
    if (!job?.nextAt || job.nextAt > work.now) return;
    if (left <= 0) {
      tables.jobs.replace({ ...job, nextAt: after(work.now, tickMs) });
      continue;
    }
    const today = businessDateAt(job.nextAt, work.services.timeZone);
    tick({ ...work, now: job.nextAt, today }, job);
    left -= job.perTick;
  }
}

function tick(work: Work, job: JobRecord): void {
  const { tables } = work.transaction;
  const rows = tables.jobRows.page({ order: 'id', in: { pendingOf: [job.id] }, limit: job.perTick }).rows;
  const done = rows.map((row) => tables.jobRows.replace(doRow(work, job, row)));
  const failed = job.failed + done.filter(({ outcome }) => outcome === 'FAILED').length;
  const succeeded = job.succeeded + done.filter(({ outcome }) => outcome === 'SUCCEEDED').length;
  const status = jobLifecycle.take(job, 'rows-done', { total: job.total, succeeded, failed });
  const isFinished = status !== 'RUNNING';
  tables.jobs.replace({
    ...job,
    succeeded,
    failed,
    status,
    finishedAt: isFinished ? work.now : null,
    nextAt: isFinished ? null : after(work.now, tickMs),
    version: job.version + 1,
  });
}

/** Runs one row in a savepoint of its own, so that its failure does not affect other rows. */
function doRow(work: Work, job: JobRecord, row: JobRowRecord): JobRowRecord {
  const { transaction, services } = work;
  const { startedBy, command, param, input, dryRun, reason } = job;
  const run = (): Performed =>
    performStored(work, {
      operation: command,
      params: { [param]: row.entity.id },
      body: input ?? undefined,
      subject: { kind: 'ADMINISTRATOR', id: startedBy.id },
      ifMatch: null,
      approvedBy: null,
      reason,
    });
  try {
    const { result, auditEventId } = dryRun ? transaction.simulate(run) : transaction.attempt(run);
    const problem = result instanceof Problem ? inRow(result) : null;
    return {
      ...row,
      outcome: problem ? 'FAILED' : 'SUCCEEDED',
      problem,
      auditEventId: dryRun ? null : auditEventId,
    };
  } catch (cause) {
    const reasonOfFault = cause instanceof Error ? cause.message : String(cause);
    services.onProblem(`Row ${row.no} of job ${job.id} could not be done: ${reasonOfFault}`);
    return { ...row, outcome: 'FAILED', problem: inRow(internalFault('Try again later.')) };
  }
}

const inRow = ({ code, detail }: Problem) => ({ code, detail });

/**
 * Stops a job; the remaining rows count as failed, so that another job can run them (transition J7). Whoever may run
 * the command may stop the job; raises forbidden for others.
 */
export function stopJob({ transaction, services, now }: Work, job: JobRecord, subject: Subject): JobRecord {
  requirePermission(services.operation(job.command)?.endpoint ?? {}, subject);
  const { tables } = transaction;
  const status = jobLifecycle.take(job, 'stop', {});
  const problem = { code: 'stopped', detail: 'The job was stopped before.' };
  const left = tables.jobRows.by('pendingOf', job.id);
  for (const row of left) tables.jobRows.replace({ ...row, outcome: 'FAILED', problem });
  return tables.jobs.replace({
    ...job,
    status,
    failed: job.failed + left.length,
    finishedAt: now,
    nextAt: null,
    version: job.version + 1,
  });
}
