import { AuditAction } from '#contracts/audit/actions.ts';
import { Actor } from '#contracts/audit/event.ts';
import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { EntityName, EntityReference } from '#contracts/entities.ts';
import { AuditEventId, JobId, Version } from '#contracts/ids.ts';
import { actionsOf } from '#contracts/machine.ts';
import { Count, Ordinal } from '#contracts/integers.ts';
import { z } from '#contracts/z.ts';
import { jobActions } from './actions.ts';
import { jobStates } from './states.ts';

export const JobStatus = z.enum(jobStates);
export type JobStatus = z.output<typeof JobStatus>;

const text = z.string().check(z.minLength(1));

export const Job = described(
  z
    .object({
      id: JobId,
      kind: described(AuditAction, 'The audit action of the command.'),
      status: JobStatus,
      dryRun: described(z.boolean(), 'True if nothing is changed: the results say what would be.'),
      progress: z.object({ total: Count, done: Count, succeeded: Count, failed: Count }),
      startedBy: Actor,
      reason: text,
      input: described(
        z.nullable(z.record(z.string(), z.unknown())),
        'What the command gets for each row, such as the tag; null if it takes nothing.',
      ),
      rowsFrom: described(
        z.nullable(JobId),
        'The job from which the rows were taken: those that succeeded in it or, to try them again, failed.',
      ),
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
    ),
  'One command for each of many rows, run in steps. Each row succeeds or fails separately.',
);
export type Job = z.output<typeof Job>;

export const JobOutcome = described(
  z.enum(['PENDING', 'SUCCEEDED', 'FAILED']),
  'The result of a row; PENDING before it is run.',
);

export const JobResult = described(
  z.object({
    id: described(text, 'The job\'s id, "-" and the number.'),
    no: Ordinal,
    entity: EntityReference,
    entityName: EntityName,
    outcome: JobOutcome,
    problem: described(
      z.nullable(z.object({ code: text, detail: text })),
      'Code and sentence of the problem, as the command would have answered it.',
    ),
    auditEventId: z.nullable(AuditEventId),
  }),
  'The result of one row of a job.',
);
export type JobResult = z.output<typeof JobResult>;
