import { byteOrderMark, type Cell, csvRow } from '#src/platform/files/csv.ts';
import type { ExportField, Reader } from './fields.ts';

/** A file format. It is written in parts, so that no single string becomes large. */
export interface FileFormat {
  readonly label: string;
  readonly extension: string;
  readonly type: string;
  readonly begin: (fields: readonly ExportField<never>[], withMark: boolean) => string;
  readonly row: <Row>(fields: readonly ExportField<Row>[], row: Row, isFirst: boolean) => string;
  readonly end: string;
}

const csv: FileFormat = {
  label: 'CSV',
  extension: 'csv',
  type: 'text/csv;charset=utf-8',
  begin: (fields, withMark) =>
    `${withMark ? byteOrderMark : ''}${csvRow(fields.map(({ header }) => header))}`,
  row: (fields, row) => csvRow(fields.map(({ cell }) => cell(row))),
  end: '',
};

const json: FileFormat = {
  label: 'JSON',
  extension: 'json',
  type: 'application/json',
  begin: () => '[',
  row: (fields, row, isFirst) =>
    `${isFirst ? '' : ','}\n${JSON.stringify(
      Object.fromEntries(fields.map(({ key, cell }) => [key, jsonValue(cell(row))])),
    )}`,
  end: '\n]\n',
};

const jsonValue = (cell: Cell) => (typeof cell === 'object' && cell !== null ? Number(cell.figure) : cell);

export const fileFormats = { csv, json };
export type FormatName = keyof typeof fileFormats;

/** CSV is for people, JSON for programs. */
export const readerOf = (format: FormatName, timeZone: string): Reader =>
  format === 'csv' ? { for: 'people', timeZone } : { for: 'programs' };
