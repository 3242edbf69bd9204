import type { Subject } from '#mocks/core/subject.ts';
import { raise } from '#mocks/core/handler-result.ts';
import { requirePermission } from '#mocks/core/permission.ts';
import { maxRows } from '#contracts/jobs/bulk.ts';
import { auditActionOf } from '#contracts/endpoint.ts';
import type { EntityType } from '#contracts/entities.ts';
import { actorOf } from '#mocks/core/perform.ts';
import type { JobRecord } from '#mocks/core/rows.ts';
import type { Work } from '#mocks/core/work.ts';
import { after } from '#mocks/time/business-time.ts';
import { countText } from '#mocks/core/format.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { jobLifecycle } from './lifecycle.ts';
import { rowsPerTick, tickMs } from './run.ts';

export interface NewJob {
  readonly command: string;
  readonly param: string;
  readonly entity: EntityType;
  readonly ids: readonly string[];
  /** The body of the command for each row; null if it has none. */
  readonly input?: JobRecord['input'];
  /** The job whose rows these are; null if they were chosen otherwise. */
  readonly rowsFrom?: JobRecord['rowsFrom'];
  readonly dryRun: boolean;
  readonly reason: string;
  readonly subject: Subject;
  /** The number of rows per step. */
  readonly perTick?: number;
}

/** Raises too-many-rows beyond the bound. */
export function refuseTooMany(rows: number): void {
  if (rows <= maxRows) return;
  const [matching, max] = [countText(rows), countText(maxRows)];
  raise('too-many-rows', `${matching} rows match, and one job has ${max} at most. Narrow the filter.`, {
    max: maxRows,
    rows,
  });
}

/** Starts a job that runs a command for each row; the scheduler runs the rows. Raises forbidden and too-many-rows. */
export function startJob(work: Work, job: NewJob): JobRecord {
  const { command, param, entity, ids, input = null, rowsFrom = null, dryRun, reason, subject } = job;
  const { perTick = rowsPerTick(ids.length) } = job;
  const { services, now, transaction } = work;
  const operation = services.operation(command);
  const kind = operation && auditActionOf(operation.endpoint);
  invariant(operation && kind, `There is no command ${command} that is audited.`);
  requirePermission(operation.endpoint, subject);
  refuseTooMany(ids.length);
  const { tables, random } = transaction;
  const status = jobLifecycle.take(null, 'start', { total: ids.length });
  const started = tables.jobs.insert({
    id: random.ulid('job', now),
    kind,
    status,
    dryRun,
    total: ids.length,
    succeeded: 0,
    failed: 0,
    startedBy: actorOf(subject),
    reason,
    createdAt: now,
    finishedAt: status === 'QUEUED' ? null : now,
    command,
    param,
    input,
    rowsFrom,
    perTick,
    nextAt: status === 'QUEUED' ? after(now, tickMs) : null,
    version: 1,
  });
  ids.forEach((id, index) => {
    tables.jobRows.insert({
      id: `${started.id}-${String(index + 1).padStart(6, '0')}`,
      jobId: started.id,
      no: index + 1,
      entity: { type: entity, id },
      outcome: 'PENDING',
      problem: null,
      auditEventId: null,
    });
  });
  return started;
}
