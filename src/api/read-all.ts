import type { QueryArguments } from '#contracts/query.ts';
import { nextTask } from '#src/platform/browser/next-task.ts';
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
    const response: CallResult = await ask(page);
    if (signal.aborted) return null;
    if ('error' in response) return response.error;
    const { items, nextCursor, total: counted } = response.data as Page<Row>; // validated against the list's contract
    total = counted ?? total;
    onRows(items, total);
    cursor = nextCursor;
    await nextTask(); // a mock backend in the page answers in the same task, so this lets the page respond in between
  }
  return null;
}

export interface WholeList<Row> extends Pick<AllRows<Row>, 'ask' | 'query' | 'signal'> {
  readonly keyOf: (row: Row) => string;
  /** Rows that are wanted; all if null. */
  readonly only: ReadonlySet<string> | null;
  /** Resolves to true if rows of the list may have changed since it was called last. */
  readonly hasChanged: () => Promise<boolean>;
  readonly onProgress: (rows: number, total: number) => void;
}

/** How often a list that changes meanwhile is read. */
const maxPasses = 3;

/**
 * Reads a list so that each row is there once: a row that moves to another page while the pages are read would be missing
 * or double, so that the list is read again if it has changed. `isStable` is false if it kept changing.
 */
export async function readWhole<Row>({
  keyOf,
  only,
  hasChanged,
  onProgress,
  ...list
}: WholeList<Row>): Promise<{
  readonly rows: readonly Row[];
  readonly isStable: boolean;
  readonly error: unknown;
}> {
  let rows = new Map<string, Row>();
  await hasChanged();
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    const read = new Map<string, Row>();
    let [count, announced] = [0, 0];
    const error = await readAll<Row>({
      ...list,
      isEnough: () => read.size === only?.size,
      onRows(some, total) {
        for (const row of some) if (only?.has(keyOf(row)) ?? true) read.set(keyOf(row), row);
        count += some.length;
        announced = total;
        onProgress(read.size, only?.size ?? total);
      },
    });
    rows = read;
    if (error !== null || list.signal.aborted) return { rows: [], isStable: false, error };
    const isWhole = read.size === only?.size || count === announced;
    const isDouble = only === null && read.size !== count;
    if (!(await hasChanged()) && isWhole && !isDouble)
      return { rows: [...rows.values()], isStable: true, error: null };
    if (list.signal.aborted) return { rows: [], isStable: false, error: null };
  }
  return { rows: [...rows.values()], isStable: false, error: null };
}
