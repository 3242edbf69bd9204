import { useEffect, useRef, useState } from 'react';
import type { QueryArguments } from '#contracts/query.ts';
import { useCall } from '#src/api/use-call.ts';
import type { Column } from '#src/lists/columns/column.ts';
import type { ListEndpoint } from '#src/lists/list-types.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import { exportFields } from './fields.ts';
import { fileFormats, type FormatName } from './file-formats.ts';
import { readAll } from '#src/api/read-all.ts';

/** Single rows that are selected. */
export interface SelectedRows<Row> {
  readonly ids: ReadonlySet<string>;
  readonly keyOf: (row: Row) => string;
}

export interface ExportRequest<Row> {
  readonly endpoint: ListEndpoint;
  /** The path parameters of the list's endpoint. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query: QueryArguments;
  /** If only these rows are exported. */
  readonly only: SelectedRows<Row> | null;
  readonly columns: readonly Column<Row>[];
  readonly format: FormatName;
  /** Whether the file starts with a byte order mark, by which spreadsheets recognise UTF-8. */
  readonly withMark: boolean;
  /** The file's name without its extension. */
  readonly fileName: string;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly rows: number }
  /** `rows`: as many had been read. */
  | { readonly kind: 'stopped'; readonly rows: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Reads the rows of a list, writes them to a file and downloads it. The export can be cancelled. */
export function useExport() {
  const call = useCall();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useUnsavedWork(state.kind === 'running');
  useEffect(() => () => running.current?.abort(), []);

  async function start<Row>(request: ExportRequest<Row>): Promise<void> {
    const { endpoint, params, query, only, columns, format: name, withMark, fileName } = request;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const format = fileFormats[name];
    const fields = exportFields(columns);
    const parts = [format.begin(fields, withMark)];
    let rows = 0;
    setState({ kind: 'running', done: 0, total: 0 });
    const error = await readAll<Row>({
      ask: (page) => call(endpoint, { ...(params && { params }), query: page }, signal),
      query,
      signal,
      isEnough: () => rows === only?.ids.size,
      onRows: (all, total) => {
        const some = only ? all.filter((row) => only.ids.has(only.keyOf(row))) : all;
        parts.push(some.map((row, index) => format.row(fields, row, rows + index === 0)).join(''));
        rows += some.length;
        setState({ kind: 'running', done: rows, total: only?.ids.size ?? total });
      },
    });
    if (signal.aborted) return;
    if (error !== null) return setState({ kind: 'failed', error });
    saveFile(`${fileName}.${format.extension}`, format.type, [...parts, format.end]);
    setState({ kind: 'done', rows });
  }

  function stop(): void {
    running.current?.abort();
    setState((before) => (before.kind === 'running' ? { kind: 'stopped', rows: before.done } : before));
  }

  return { state, start, stop };
}
