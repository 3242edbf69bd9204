import { useEffect, useRef, useState } from 'react';
import type { QueryArguments } from '#contracts/query.ts';
import { Changes } from '#contracts/changes/change.ts';
import { listChanges } from '#contracts/changes/endpoints.ts';
import { z } from '#contracts/z.ts';
import { readWhole } from '#src/api/read-all.ts';
import { type Call, useCall } from '#src/api/use-call.ts';
import type { Column } from '#src/kits/lists/columns/column.ts';
import type { ListEndpoint } from '#contracts/list-types.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { exportFields } from './fields.ts';
import { fileFormats, type FormatName, readerOf } from './file-formats.ts';

export interface ExportRequest<Row> {
  readonly endpoint: ListEndpoint;
  /** The path parameters of the list's endpoint. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query: QueryArguments;
  readonly keyOf: (row: Row) => string;
  /** The ids of the rows, if only some are exported. */
  readonly only: ReadonlySet<string> | null;
  readonly columns: readonly Column<Row>[];
  readonly format: FormatName;
  readonly timeZone: string;
  /** Whether the file starts with a byte order mark, by which spreadsheets recognise UTF-8. */
  readonly withMark: boolean;
  /** The file's name without its extension. */
  readonly fileName: string;
}

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'done';
      readonly rows: number;
      /** The ids of selected rows that are no longer in the list. */
      readonly missing: readonly string[];
      /** False if the list kept changing while it was read. */
      readonly isStable: boolean;
    }
  /** `rows`: as many had been read. */
  | { readonly kind: 'stopped'; readonly rows: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Reads the rows of a list, writes them to a file and downloads it. The export can be cancelled. */
export function useExport() {
  const call = useCall();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useUnsavedWork(state.kind === 'running');
  useEffect(() => () => running.current?.abort(), []);

  async function start<Row>(request: ExportRequest<Row>): Promise<void> {
    const { endpoint, params, query, keyOf, only, columns, format: name, withMark, fileName } = request;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const format = fileFormats[name];
    const fields = exportFields(columns, readerOf(name, request.timeZone), keyOf);
    setState({ kind: 'running', done: 0, total: 0 });
    const { rows, isStable, error } = await readWhole<Row>({
      ask: (page) => call(endpoint, { ...(params && { params }), query: page }, signal),
      query,
      keyOf,
      only,
      signal,
      hasChanged: changesOf(endpoint, call, signal),
      onProgress: (done, total) => setState({ kind: 'running', done, total }),
    });
    if (signal.aborted) return;
    if (error !== null) return setState({ kind: 'failed', error });
    const parts = rows.map((row, index) => format.row(fields, row, index === 0));
    const baseName = isStable ? fileName : `${fileName}-list-changed`;
    saveFile(`${baseName}.${format.extension}`, format.type, [
      format.begin(fields, withMark),
      ...parts,
      format.end,
    ]);
    const writtenIds = new Set(rows.map(keyOf));
    const missing = [...(only ?? [])].filter((id) => !writtenIds.has(id));
    setState({ kind: 'done', rows: rows.length, missing, isStable });
  }

  function stop(): void {
    running.current?.abort();
    setState((before) => (before.kind === 'running' ? { kind: 'stopped', rows: before.done } : before));
  }

  return { state, start, stop };
}

/** Returns a function that tells whether entities of the list have changed since it was called last. */
function changesOf({ entity }: ListEndpoint, call: Call, signal: AbortSignal): () => Promise<boolean> {
  let after: string | undefined;
  return async () => {
    const response = await call(listChanges, { query: after === undefined ? {} : { after } }, signal);
    if ('error' in response) return false; // the rows that were read tell as much as they can
    const { changes, cursor, reset } = z.parse(Changes, response.data);
    const isFirst = after === undefined;
    after = cursor;
    return !isFirst && (reset || changes.some((change) => entity === 'any' || change.entity.type === entity));
  };
}
