import type { AuditAction } from '#contracts/audit/actions.ts';
import type { BodyOf, Endpoint } from '#contracts/endpoint.ts';
import type { Bulk } from '#contracts/jobs/bulk.ts';
import type { Job } from '#contracts/jobs/job.ts';
import type { Permission } from '#contracts/permissions.ts';
import type { QueryArguments } from '#contracts/query.ts';
import type { z } from '#contracts/z.ts';
import { type ArgumentOf, sendHookOf } from '#src/api/from-contract.ts';
import type { SendResult } from '#src/api/send-once.ts';
import type { FormEndpoint } from '#src/kits/forms/contract-fields.ts';
import type { Field } from '#src/kits/actions/fields.tsx';
import type { RowWords } from './amount.ts';

/** The rows that an action applies to: these ids, or all rows that match the search and filters of the list. */
export type BulkTarget =
  { readonly ids: readonly string[] } | { readonly matching: Pick<QueryArguments, 'q' | 'filter'> };

type BulkEndpoint = FormEndpoint & { readonly idempotent: true; readonly bulk: Bulk };

/** A bulk endpoint, independent of the type of its rows. */
export type JobEndpoint = FormEndpoint & {
  readonly idempotent: true;
  /** The members that `bulkActions` declares in the contract, and further inputs of the action. */
  readonly body: z.core.$ZodType<Readonly<Record<string, unknown>>>;
  readonly responses: { readonly 202: typeof Job };
};

interface BulkDefinition<E extends BulkEndpoint> extends RowWords {
  readonly action: keyof E['bulk']['actions'] & string;
  readonly label: string;
  /** Marks an action that takes something away, like the same action on one row. */
  readonly tone?: 'danger';
  /** The endpoint of the same action on one row; its permission applies, and jobs name it by its audit action. */
  readonly command: Pick<Endpoint, 'permission'> & { readonly audit: AuditAction };
  /** The bulk action that reverses this one; offered for `undoMs`. */
  readonly undo?: keyof E['bulk']['actions'] & string;
  /** Input fields beside the reason, by the names of the request's members. */
  readonly form?: Readonly<Record<string, Field<null>>>;
  /** Request members that always have these values. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** The characters that the reason needs, as the contract says; those of a short one if left out. */
  readonly minReasonLength?: number;
}

/** An action on many rows of a list, run as a job. */
export interface BulkAction extends Omit<BulkDefinition<BulkEndpoint>, 'command'> {
  /** The audit action that jobs of this kind report for each row. */
  readonly kind: AuditAction;
  /** The permissions that the action needs. */
  readonly permissions: readonly Permission[];
  readonly endpoint: JobEndpoint;
  readonly useStart: () => (given: {
    readonly body: Readonly<Record<string, unknown>>;
    readonly key: string;
  }) => PromiseLike<SendResult<Job>>;
}

/** Declares a bulk action by its endpoint. An action that is not in the contract does not compile. */
export function defineBulk<const E extends BulkEndpoint>(
  endpoint: E,
  { command, ...definition }: BulkDefinition<E>,
): BulkAction {
  const useSend = sendHookOf(endpoint);
  return {
    ...definition,
    kind: command.audit,
    permissions: [endpoint, command].flatMap(({ permission }) => permission ?? []),
    endpoint: endpoint as unknown as JobEndpoint, // every bulk endpoint has this body and answers with a job
    useStart: () => {
      const [start] = useSend();
      return ({ body, key }) =>
        start({ body: body as BodyOf<E>, key } as unknown as ArgumentOf<E>) as PromiseLike<SendResult<Job>>;
    },
  };
}
