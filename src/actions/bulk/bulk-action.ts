import type { BodyOf, Endpoint } from '#contracts/endpoint.ts';
import type { Bulk } from '#contracts/jobs/bulk.ts';
import type { Job } from '#contracts/jobs/job.ts';
import type { QueryArguments } from '#contracts/query.ts';
import type { ArgumentOf } from '#src/api/from-contract.ts';
import type { SendResult } from '#src/api/send-once.ts';

/** Which rows: these, or all that a list's search and filters show. */
export type BulkTarget = { readonly ids: readonly string[] } | Pick<QueryArguments, 'q' | 'filter'>;

interface JobRequest {
  readonly target: BulkTarget;
  readonly dryRun: boolean;
  readonly reason: string;
  readonly key: string;
}

type BulkEndpoint = Endpoint & { readonly bulk: Bulk; readonly idempotent: true };

interface BulkDefinition<E extends BulkEndpoint> {
  readonly action: keyof E['bulk']['actions'] & string;
  readonly label: string;
  /** One row and several: "payment", "payments". */
  readonly one: string;
  readonly many: string;
  readonly useStart: () => readonly [(given: ArgumentOf<E>) => PromiseLike<SendResult<Job>>, unknown];
}

/** Does the same with many rows of a list, as a job. */
export interface BulkAction extends Omit<BulkDefinition<BulkEndpoint>, 'useStart'> {
  readonly useStart: () => (request: JobRequest) => PromiseLike<SendResult<Job>>;
}

/** Declares a bulk action by its endpoint. An action that the contract lacks does not compile. */
export function defineBulk<const E extends BulkEndpoint>(
  _endpoint: E,
  { useStart, ...definition }: BulkDefinition<E>,
): BulkAction {
  return {
    ...definition,
    useStart: () => {
      const [start] = useStart();
      return ({ key, ...body }) =>
        start({ body: { action: definition.action, ...body } as BodyOf<E>, key } as unknown as ArgumentOf<E>); // every bulk endpoint has this body
    },
  };
}
