import { AuditAction } from '#contracts/audit/actions.ts';
import { Actor } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { EntityName, EntityReference } from '#contracts/entities.ts';
import { AuditEventId, JobId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Count, Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { jobStates } from './states.ts';

export const JobStatus = z.enum(jobStates);
export type JobStatus = z.output<typeof JobStatus>;

const text = z.string().check(z.minLength(1));

export const jobActions = ['retry-failed', 'stop'] as const;

/** One command for each of many rows, run in steps. Each row succeeds or fails separately. */
export const Job = z
  .object({
    id: JobId,
    /** The audit action of the command. */
    kind: AuditAction,
    status: JobStatus,
    /** True if nothing is changed: the results say what would be. */
    dryRun: z.boolean(),
    progress: z.object({ total: Count, done: Count, succeeded: Count, failed: Count }),
    startedBy: Actor,
    reason: text,
    /** What the command gets for each row, such as the tag; null if it takes nothing. */
    input: z.nullable(z.record(z.string(), z.unknown())),
    /** The job from which the rows were taken: those that succeeded in it or, to try them again, failed. */
    rowsFrom: z.nullable(JobId),
    createdAt: Instant,
    finishedAt: z.nullable(Instant),
    actions: actionsOf(jobActions),
    version: Version,
  })
  .check(
    z.refine(
      ({ progress: { total, done, succeeded, failed } }) => done === succeeded + failed && done <= total,
      { path: ['progress'], message: 'What is done has succeeded or failed' },
    ),
  );
export type Job = z.output<typeof Job>;

/** The result of a row; PENDING before it is run. */
export const JobOutcome = z.enum(['PENDING', 'SUCCEEDED', 'FAILED']);

/** The result of one row of a job. */
export const JobResult = z.object({
  /** The job's id, "-" and the number. */
  id: text,
  no: Ordinal,
  entity: EntityReference,
  entityName: EntityName,
  outcome: JobOutcome,
  /** Code and sentence of the problem, as the command would have answered it. */
  problem: z.nullable(z.object({ code: text, detail: text })),
  auditEventId: z.nullable(AuditEventId),
});
export type JobResult = z.output<typeof JobResult>;
