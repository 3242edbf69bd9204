import { AuditAction } from '#contracts/audit/actions.ts';
import { Actor } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { EntityReference } from '#contracts/entities.ts';
import { AuditEventId, JobId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Count, Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { jobStates } from './states.ts';

export const JobStatus = z.enum(jobStates);
export type JobStatus = z.output<typeof JobStatus>;

const text = z.string().check(z.minLength(1));

export const jobActions = ['retry-failed', 'stop'] as const;

/** One command over many rows, processed in steps. Each row succeeds or fails on its own. */
export const Job = z
  .object({
    id: JobId,
    /** What is done with each row. */
    kind: AuditAction,
    status: JobStatus,
    /** Nothing is changed: the results say what would be. */
    dryRun: z.boolean(),
    progress: z.object({ total: Count, done: Count, succeeded: Count, failed: Count }),
    startedBy: Actor,
    reason: text,
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

/** What became of a row; PENDING until its turn. */
export const JobOutcome = z.enum(['PENDING', 'SUCCEEDED', 'FAILED']);

/** What became of one row of a job. */
export const JobResult = z.object({
  /** The job's id, "-" and the number. */
  id: text,
  no: Ordinal,
  entity: EntityReference,
  outcome: JobOutcome,
  /** Code and sentence of the problem, as the single command would have answered. */
  problem: z.nullable(z.object({ code: text, detail: text })),
  auditEventId: z.nullable(AuditEventId),
});
export type JobResult = z.output<typeof JobResult>;
