import { requireRow } from '#mocks/core/handler-result.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { BatchRecord } from './record.ts';

/** Returns the batch that a command names, after checking the version that its caller has seen. */
export function batchOfPath({
  params,
  tables,
  matchVersion,
}: {
  readonly params: { readonly batchId: string };
  readonly tables: Pick<Reads, 'batches'>;
  readonly matchVersion: (row: BatchRecord) => void;
}): BatchRecord {
  const batch = requireRow(tables.batches.get(params.batchId), 'batch');
  matchVersion(batch);
  return batch;
}
