import type { LocalDate } from '#contracts/dates.ts';
import type { EntityType } from '#contracts/entities.ts';
import type { Bulk } from '#contracts/jobs/bulk.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { raise, Success } from '#mocks/core/handler-result.ts';
import type { AnyTable } from '#mocks/core/list-definition.ts';
import { memberOf } from '#mocks/core/member.ts';
import { idsInList } from '#mocks/core/list-ids.ts';
import type { AnyHandler } from '#mocks/core/operation.ts';
import type { Work } from '#mocks/core/work.ts';
import { validated } from '#mocks/core/validation.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { startJob } from './start.ts';
import { viewJobFor } from './view.ts';

/** A body that `bulkActions` accepts, and the administrator who sends it. */
interface Request {
  readonly body: {
    readonly action: string;
    readonly target:
      | { readonly ids: readonly string[] }
      | { readonly succeededIn: string }
      | {
          readonly matching: {
            readonly q?: string;
            readonly filter?: Readonly<Record<string, readonly string[]>>;
          };
        };
    readonly dryRun: boolean;
    readonly reason: string;
  };
  readonly subject: Subject;
  readonly today: LocalDate;
  readonly work: Work;
}

/** The handler of a bulk action: selects the rows now and starts a job for them. */
export function bulkHandler(
  { list, param, entity, actions, bodies }: Bulk,
  tables: Readonly<Record<string, AnyTable>>,
): AnyHandler {
  return (context) => {
    const { body, subject, today, work } = context as Request; // `bulkActions` defines the schema of this body
    const { action, target, dryRun, reason } = body;
    const command = actions[action];
    const listing = work.services.operation(list)?.listing;
    invariant(command && listing, `There is no list ${list}, or no command for ${action}.`);
    const ids =
      'ids' in target
        ? target.ids
        : 'succeededIn' in target
          ? idsOfJob(work, target.succeededIn, entity)
          : idsInList(listing, tables, target.matching, today);
    const rowsFrom = 'succeededIn' in target ? target.succeededIn : null;
    const of = bodies?.[action];
    const fromRequest = (of?.fromRequest ?? []).map((name) => [name, memberOf(body, name)] as const);
    const input = of ? { ...of.fixed, ...Object.fromEntries(fromRequest), reason } : null;
    const needed = work.services.operation(command)?.endpoint.body;
    if (of && needed) validated(needed, input, ''); // validates members that only this action needs
    return new Success(
      202,
      viewJobFor(
        startJob(work, { command, param, entity, ids, input, rowsFrom, dryRun, reason, subject }),
        subject,
      ),
    );
  };
}

/** Returns the ids of the rows for which a job has succeeded; refuses one that runs or is about rows of another kind. */
function idsOfJob({ transaction: { tables } }: Work, jobId: string, entity: EntityType): readonly string[] {
  const raiseInvalid = (code: string, message: string) =>
    raise('validation-failed', message, { errors: [{ pointer: '/target/succeededIn', code, message }] });
  const job = tables.jobs.get(jobId);
  const rows = tables.jobRows.by('jobId', jobId);
  if (!job || (rows[0] && rows[0].entity.type !== entity))
    return raiseInvalid('unknown', 'There is no such job about these rows.');
  if (job.finishedAt === null) return raiseInvalid('not-ended', 'This job has not ended yet.');
  return rows.filter(({ outcome }) => outcome === 'SUCCEEDED').map((row) => row.entity.id);
}
