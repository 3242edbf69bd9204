import { described } from '#contracts/described.ts';
import type { EntityType } from '#contracts/entities.ts';
import { distinct } from '#contracts/distinct.ts';
import { JobId } from '#contracts/ids.ts';
import { Reason } from '#contracts/reason.ts';
import { z } from '#contracts/z.ts';
import { Job } from './job.ts';

/** A bulk action as data: what the core needs to run a command for each of many rows. */
export interface Bulk {
  /** The list whose filters and search select the rows. */
  readonly list: string;
  /** The path parameter of the commands that takes a row's id. */
  readonly param: string;
  readonly entity: EntityType;
  /** The operation name of the command by action. Its permission is required, too. */
  readonly actions: Readonly<Record<string, string>>;
  /** What the commands take in addition to the reason, by action; a command without further members has no entry. */
  readonly bodies?: Readonly<Record<string, CommandBody>>;
}

/** The body of a command of a bulk action: members that are the same in every job, and members of the job's request. */
interface CommandBody {
  readonly fixed?: object;
  readonly fromRequest?: readonly string[];
}

/** The maximum number of rows that a request names by their ids. */
export const maxIds = 1_000;

/** The maximum number of rows of a job. */
export const maxRows = 50_000;

export const SucceededRows = described(
  z.strictObject({ succeededIn: JobId }),
  "The rows for which this job has succeeded, a dry run for example, whatever matches by now. It has to have ended and be about rows of the same kind; it may be another administrator's.",
);

/** What all endpoints that start a job have in common. */
export const startsJob = {
  method: 'POST',
  access: 'administrator',
  entity: 'job',
  idempotent: true,
  takes: 'job.start',
  audit: 'job.started',
  version: 'answers',
  responses: { 202: Job },
  location: '/v1/admin/jobs/{id}',
  retryAfterS: 1,
  problems: [],
} as const;

/** Makes an endpoint that starts a job over the rows of a list; address, texts, permission and examples are given. */
export function bulkActions<
  Q extends z.core.$ZodType,
  Filter extends z.core.$ZodType,
  const Actions extends Readonly<Record<string, string>>,
  Members extends z.core.$ZodShape = Record<never, never>,
>(
  id: z.ZodMiniString,
  list: { readonly name: string; readonly query: { readonly q: Q; readonly filter: Filter } },
  rows: { readonly param: string; readonly entity: EntityType },
  actions: Actions,
  given: {
    readonly reason?: typeof Reason;
    /** Members of the request that only some actions need. */
    readonly members?: Members;
    readonly bodies?: Readonly<Record<string, CommandBody>>;
  } = {},
) {
  const names = Object.keys(actions) as [keyof Actions & string, ...(keyof Actions & string)[]]; // never empty
  const chosen = z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(maxIds), distinct),
  });
  /** The rows that a search and filters find; all rows of the list without either. */
  const matchingRows = z.strictObject({
    matching: z.strictObject({ q: list.query.q, filter: list.query.filter }),
  });
  return {
    ...startsJob,
    body: z.object({
      action: z.enum(names),
      target: z.xor([chosen, SucceededRows, matchingRows]),
      dryRun: z.boolean(),
      reason: given.reason ?? Reason,
      ...(given.members ?? ({} as Members)),
    }),
    bulk: {
      list: list.name,
      actions,
      ...rows,
      ...(given.bodies && { bodies: given.bodies }),
    } satisfies Bulk,
  };
}
