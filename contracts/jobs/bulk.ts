import type { EntityType } from '#contracts/entities.ts';
import { distinct } from '#contracts/distinct.ts';
import { z } from '#contracts/z.ts';
import { Job } from './job.ts';

/** A bulk action as data: what the core needs to run a single command over many rows. */
export interface Bulk {
  /** The list whose filter and search choose rows. */
  readonly list: string;
  /** The path parameter of the single commands that names a row. */
  readonly param: string;
  readonly entity: EntityType;
  /** Name of the single command's operation, by action. Its permission is asked for too. */
  readonly actions: Readonly<Record<string, string>>;
  /** What those commands take besides the reason, by action; a command that takes nothing else has no entry. */
  readonly bodies?: Readonly<Record<string, CommandBody>>;
}

/** The body of a command of a bulk action: what is the same for every job, and members of the job's request. */
interface CommandBody {
  readonly fixed?: object;
  readonly asked?: readonly string[];
}

const anyReason = z.string().check(z.minLength(3), z.maxLength(500));

/** Rows that one job may have. */
export const mostRows = 1_000;

/** What all endpoints that start a job have in common. */
export const startsJob = {
  method: 'POST',
  access: 'administrator',
  entity: 'job',
  idempotent: true,
  audit: 'job.started',
  version: 'answers',
  answers: { 202: Job },
  location: '/v1/admin/jobs/{id}',
  retryAfterS: 1,
  problems: [],
} as const;

/** An endpoint that starts a job over the rows of a list, but for its address, words, permission and examples. */
export function bulkActions<
  Q extends z.core.$ZodType,
  Filter extends z.core.$ZodType,
  const Actions extends Readonly<Record<string, string>>,
  Asked extends z.core.$ZodShape = Record<never, never>,
>(
  id: z.ZodMiniString,
  list: { readonly name: string; readonly query: { readonly q: Q; readonly filter: Filter } },
  rows: { readonly param: string; readonly entity: EntityType },
  actions: Actions,
  given: {
    readonly reason?: typeof anyReason;
    /** Members that some of the actions ask for. */
    readonly asked?: Asked;
    readonly bodies?: Readonly<Record<string, CommandBody>>;
  } = {},
) {
  const names = Object.keys(actions) as [keyof Actions & string, ...(keyof Actions & string)[]]; // never empty
  const chosen = z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(mostRows), distinct),
  });
  const matching = z.strictObject({ q: list.query.q, filter: list.query.filter });
  return {
    ...startsJob,
    body: z.object({
      action: z.enum(names),
      target: z.union([chosen, matching]),
      dryRun: z.boolean(),
      reason: given.reason ?? anyReason,
      ...(given.asked ?? ({} as Asked)),
    }),
    bulk: {
      list: list.name,
      actions,
      ...rows,
      ...(given.bodies && { bodies: given.bodies }),
    } satisfies Bulk,
  };
}
