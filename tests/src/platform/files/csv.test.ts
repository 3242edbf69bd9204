import { describe, expect, test } from 'vitest';
import { amountCell, csvFile, csvRow, unmarked } from '#src/platform/files/csv.ts';

/** The cells of a row as a program splits it at this separator; a quote counts only at the start of a cell. */
function cellsAt(separator: string, row: string): readonly string[] {
  const pattern = new RegExp(
    `("(?:[^"]|"")*"?[^${separator}\\r\\n]*|[^${separator}\\r\\n]*)(?:${separator}|[\\r\\n]+|$)`,
    'g',
  );
  return [...row.matchAll(pattern)].map(([, cell = '']) =>
    cell.startsWith('"')
      ? cell
          .slice(1)
          .replace(/"(?!")/, '')
          .replaceAll('""', '"')
      : cell,
  );
}

const beginsFormula = (cell: string) => /^[\s\uFEFF\u200B]*[=+\-@＝＋－＠﹦﹣\u2212]/.test(cell);

const attacks = [
  '=HYPERLINK("http://x")',
  '+49 151',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\uFEFF=1',
  '\u200B=1',
  '\u00A0=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '\u22121+1',
  'Eve;=1+1',
  'Eve; =1+1',
  'Eve;"=1+1',
  'Eve\t=1+1',
  'Eve\n=1+1',
  'Eve\r\n＝1+1',
  'Eve\u2028=1',
  'Eve;\t;=1',
];

describe('a CSV file', () => {
  test.each(attacks)('no cell begins a formula, whichever separator a program splits at: %j', (text) => {
    for (const row of [csvRow(['pay_1', text, 'x']), csvRow([text, 'x'])]) {
      for (const separator of [',', ';', '\t']) {
        expect(cellsAt(separator, row).filter(beginsFormula)).toEqual([]);
      }
    }
  });

  test.each(attacks)('a reader gets the text back without the mark: %j', (text) => {
    const [cell = ''] =
      csvRow([text])
        .replace(/\r\n$/, '')
        .match(/^"([^]*)"$|^[^"]*$/) ?? [];
    expect(unmarked(cell.replace(/^"([^]*)"$/, '$1').replaceAll('""', '"'))).toBe(text);
  });

  test.each([
    '4027193580647159',
    '0027193580647159',
    '0018',
    '0013-000001-3',
    '12E45',
    '1/2',
    '10:30',
    '12.5',
    '5',
  ])('an identifier of digits is written so that spreadsheets take it as a text: %s', (text) => {
    expect(csvRow([text])).toBe(`'${text}\r\n`);
    expect(unmarked(`'${text}`)).toBe(text);
  });

  test.each([
    '2027-01-10',
    '2027-01-10 07:32:00',
    'ORD-2027-000065',
    'Mira Okafor',
    "O'Neil",
    "'n",
    '5 years',
  ])('other texts and days stay as they are: %s', (text) => {
    expect(csvRow([text])).toBe(`${text}\r\n`);
    expect(unmarked(text)).toBe(text);
  });

  test('separators, quotes and line breaks stay inside their cell', () => {
    expect(csvFile([['a,b', 'say "c"', 'd\ne', null, 'f;g', 'h\ti']])).toBe(
      '\uFEFF"a,b","say ""c""","d\ne",,"f;g","h\ti"\r\n',
    );
  });

  test.each([
    [183_69, 'EUR', '183.69'],
    [-20_00, 'EUR', '-20.00'],
    [100_000, 'JPY', '100000'],
    [1_500, 'KWD', '1.500'],
    [5, 'EUR', '0.05'],
  ] as const)('%d minor units of %s are the figure %s, which is no text', (minor, currency, written) => {
    expect(csvFile([[amountCell(minor, currency)]])).toBe(`\uFEFF${written}\r\n`);
  });
});
