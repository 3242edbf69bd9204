import type { QueryArguments } from '#contracts/query.ts';
import { nextTask } from '#src/platform/next-task.ts';
import type { CallResult } from './exchange.ts';

/** Few enough that the page answers presses while their texts are read. */
const rowsAtOnce = 100;

interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

export interface AllRows<Row> {
  /** Asks for a page of the list. */
  readonly ask: (query: QueryArguments) => Promise<CallResult>;
  /** Search, filter and order; cursor and limit are not read. */
  readonly query: QueryArguments;
  /** The rows of each page as it comes, and how many there are in total. */
  readonly onRows: (rows: readonly Row[], total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads all rows of a list, page by page, through its own operation: the backend decides what it searches, filters and
 * permits. Resolves with the error of a page that failed, and with null when all are there or it was stopped.
 */
export async function readAll<Row>({ ask, query, onRows, signal }: AllRows<Row>): Promise<unknown> {
  const { cursor: _cursor, ...same } = query;
  let total = 0;
  for (let cursor: string | null | undefined = undefined; cursor !== null && !signal.aborted;) {
    const isFirst: boolean = cursor === undefined;
    const page = { ...same, limit: rowsAtOnce, total: isFirst, ...(!isFirst && { cursor }) };
    const answer: CallResult = await ask(page);
    if (signal.aborted) return null;
    if ('error' in answer) return answer.error;
    const { items, nextCursor, total: counted } = answer.data as Page<Row>; // checked against the list's contract
    total = counted ?? total;
    onRows(items, total);
    cursor = nextCursor;
    await nextTask(); // a backend in the page answers within the same task
  }
  return null;
}
