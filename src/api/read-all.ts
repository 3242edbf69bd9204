import type { QueryArguments } from '#contracts/query.ts';
import { nextTask } from '#src/platform/next-task.ts';
import type { CallResult } from './exchange.ts';

/** Rows per request: few enough that the page responds to input while they are parsed. */
const rowsAtOnce = 100;

interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

export interface AllRows<Row> {
  /** Fetches one page of the list. */
  readonly ask: (query: QueryArguments) => Promise<CallResult>;
  /** Search, filter and order; cursor and limit are set by `readAll`. */
  readonly query: QueryArguments;
  /** Called with the rows of each page and the total number of rows. */
  readonly onRows: (rows: readonly Row[], total: number) => void;
  /** Returns whether no further page is needed. */
  readonly isEnough?: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Reads all rows of a list page by page with the list's own operation, so that the backend searches, filters and
 * authorises. Resolves to the error of a failed page, or null when all rows were read or it was cancelled.
 */
export async function readAll<Row>(all: AllRows<Row>): Promise<unknown> {
  const { ask, onRows, isEnough = () => false, signal } = all;
  const { cursor: _cursor, ...same } = all.query;
  let total = 0;
  for (
    let cursor: string | null | undefined = undefined;
    cursor !== null && !signal.aborted && !isEnough();
  ) {
    const isFirst: boolean = cursor === undefined;
    const page = { ...same, limit: rowsAtOnce, total: isFirst, ...(!isFirst && { cursor }) };
    const answer: CallResult = await ask(page);
    if (signal.aborted) return null;
    if ('error' in answer) return answer.error;
    const { items, nextCursor, total: counted } = answer.data as Page<Row>; // validated against the list's contract
    total = counted ?? total;
    onRows(items, total);
    cursor = nextCursor;
    await nextTask(); // a mock backend in the page answers in the same task, so this lets the page respond in between
  }
  return null;
}
