import type { AuditAction } from '#contracts/audit/actions.ts';
import type { AnswerOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import type { Bulk } from '#contracts/jobs/bulk.ts';
import type { Job } from '#contracts/jobs/job.ts';
import type { Permission } from '#contracts/permissions.ts';
import type { QueryArguments } from '#contracts/query.ts';
import type { z } from '#contracts/z.ts';
import type { ArgumentOf } from '#src/api/from-contract.ts';
import type { SendResult } from '#src/api/send-once.ts';
import type { FormEndpoint } from '#src/forms/contract-fields.ts';
import type { Field } from '#src/actions/fields.tsx';
import type { RowWords } from './amount.ts';

/** Which rows: these, or all that a list's search and filters show. */
export type BulkTarget = { readonly ids: readonly string[] } | Pick<QueryArguments, 'q' | 'filter'>;

type BulkEndpoint = FormEndpoint & { readonly idempotent: true; readonly bulk: Bulk };

/** A bulk endpoint, whatever its rows are. */
export type JobEndpoint = FormEndpoint & {
  readonly idempotent: true;
  /** What `bulkActions` declares, and what an action asks besides. */
  readonly body: z.core.$ZodType<Readonly<Record<string, unknown>>>;
  readonly answers: { readonly 202: typeof Job };
};

interface BulkDefinition<E extends BulkEndpoint> extends RowWords {
  readonly action: keyof E['bulk']['actions'] & string;
  /** What its jobs say that they do with each row. */
  readonly kind: AuditAction;
  readonly label: string;
  /** What it does with one row. */
  readonly command: Pick<Endpoint, 'permission'>;
  /** The action that reverses it, offered for some seconds. */
  readonly undo?: keyof E['bulk']['actions'] & string;
  /** What it asks besides the reason, by the names of members of its request. */
  readonly form?: Readonly<Record<string, Field<null>>>;
  /** Members of its request that are the same each time. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** What is said of a reason that the contract refuses. */
  readonly reasonAdvice?: string;
  readonly useStart: () => readonly [(given: ArgumentOf<E>) => PromiseLike<SendResult<AnswerOf<E>>>, unknown];
}

/** Runs one action on many rows of a list, as a job. */
export interface BulkAction extends Omit<BulkDefinition<BulkEndpoint>, 'useStart' | 'command'> {
  /** The permission that it needs. */
  readonly permissions: readonly Permission[];
  readonly endpoint: JobEndpoint;
  readonly useStart: () => (given: {
    readonly body: Readonly<Record<string, unknown>>;
    readonly key: string;
  }) => PromiseLike<SendResult<Job>>;
}

/** Declares a bulk action by its endpoint. An action that the contract lacks does not compile. */
export function defineBulk<const E extends BulkEndpoint>(
  endpoint: E,
  { useStart, command, ...definition }: BulkDefinition<E>,
): BulkAction {
  return {
    ...definition,
    permissions: [endpoint, command].flatMap(({ permission }) => permission ?? []),
    endpoint: endpoint as unknown as JobEndpoint, // every bulk endpoint has this body and answers a job
    useStart: () => {
      const [start] = useStart();
      return ({ body, key }) =>
        start({ body: body as BodyOf<E>, key } as unknown as ArgumentOf<E>) as PromiseLike<SendResult<Job>>;
    },
  };
}
