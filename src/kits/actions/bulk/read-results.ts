import type { JobResult } from '#contracts/jobs/job.ts';
import { listJobResults } from '#contracts/jobs/endpoints.ts';
import { readAll } from '#src/api/read-all.ts';
import type { Call } from '#src/api/use-call.ts';
import { csvFile } from '#src/platform/files/csv.ts';

interface Results {
  readonly rows: readonly JobResult[];
  readonly error: unknown;
}

/** Reads all pages of a job's results, in the order of its rows; fewer if it is aborted. */
export async function readResults(jobId: string, call: Call, { signal }: AbortController): Promise<Results> {
  const rows: JobResult[] = [];
  const error = await readAll<JobResult>({
    ask: (query) => call(listJobResults, { params: { jobId }, query }, signal),
    query: {},
    signal,
    onRows: (some) => rows.push(...some),
  });
  return { rows, error: error ?? undefined };
}

/** Formats results as a CSV file. */
export const resultsFile = (rows: readonly JobResult[]) =>
  csvFile([
    ['Row', 'Entity', 'ID', 'Outcome', 'Problem', 'Detail', 'Audit entry'],
    ...rows.map(({ no, entity, outcome, problem, auditEventId }) => [
      { figure: String(no) },
      entity.type,
      entity.id,
      outcome,
      problem?.code ?? null,
      problem?.detail ?? null,
      auditEventId,
    ]),
  ]);
