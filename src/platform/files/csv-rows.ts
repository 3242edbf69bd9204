import Papa from 'papaparse';

/** A row with anything in it, and its number in the sheet, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvRows {
  readonly rows: readonly CsvRow[];
  /** Why the text cannot be read as it stands in the sheet; it has no rows then. */
  readonly refusal: string | null;
}

/** The first line of a file that names its separator; spreadsheets do not show it. */
const separatorLine = /^"?sep=([^"\n])"?[;,\t ]*(?:\n|$)/i;

/** Parses CSV by the one separator that the file names or its first row uses: tab, semicolon or comma. */
export function csvRows(csv: string): CsvRows {
  const whole = csv.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [declaration = '', declared] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(declaration.length);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: declared ?? separatorOf(text),
    newline: '\n',
  });
  const [wrong] = errors;
  if (wrong) {
    const line = (declaration + text.slice(0, wrong.index)).split('\n').length;
    return refusedFile(
      wrong.code === 'MissingQuotes'
        ? `The quotation mark in line ${line} is never closed.`
        : `Line ${line} continues after a closing quotation mark.`,
    );
  }
  const spaced = data.findIndex((cells) => cells.some((cell) => /^\s+"/.test(cell)));
  if (spaced >= 0) return refusedFile(`A space stands before the quotation mark in row ${spaced + 1}.`);
  return {
    rows: data
      .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    refusal: null,
  };
}

const refusedFile = (refusal: string): CsvRows => ({ rows: [], refusal });

/** Returns the separator that the first row has most of outside quotation marks. */
function separatorOf(text: string): string {
  const counts = { '\t': 0, ';': 0, ',': 0 };
  let isQuoted = false;
  let before = '\n';
  for (const character of text.trimStart()) {
    if (character === '"' && (isQuoted || /[\t;,\n"]/.test(before))) isQuoted = !isQuoted;
    else if (!isQuoted && character === '\n') break;
    else if (!isQuoted && (character === '\t' || character === ';' || character === ','))
      counts[character] += 1;
    before = character;
  }
  if (counts['\t'] > 0 && counts['\t'] >= Math.max(counts[';'], counts[','])) return '\t';
  return counts[';'] > 0 && counts[';'] >= counts[','] ? ';' : ',';
}
