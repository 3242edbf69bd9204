import { describe, expect, test } from 'vitest';
import { readCsv } from '#src/platform/files/csv-input.ts';
import { csvRows } from '#src/platform/files/csv-rows.ts';
import { csvFile } from '#src/platform/files/csv.ts';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const utf16 = (text: string, isLittle: boolean) =>
  Array.from(text, (character) => [character.charCodeAt(0) >> 8, character.charCodeAt(0) & 0xff])
    .map(([high = 0, low = 0]) => (isLittle ? [low, high] : [high, low]))
    .flat();

/** Bytes of a text without characters above U+00FF. */
const encodings: Readonly<Record<string, (text: string) => readonly number[]>> = {
  'UTF-8': utf8,
  'UTF-8 with a mark': (text) => [0xef, 0xbb, 0xbf, ...utf8(text)],
  'UTF-16 LE with a mark': (text) => [0xff, 0xfe, ...utf16(text, true)],
  'UTF-16 BE with a mark': (text) => [0xfe, 0xff, ...utf16(text, false)],
  'Windows-1252': (text) => Array.from(text, (character) => character.charCodeAt(0)),
};
const separators = { tab: '\t', semicolon: ';', comma: ',' };
const lineEnds = { LF: '\n', CRLF: '\r\n', CR: '\r' };

const fileOf = (bytes: readonly number[]) => new Blob([Uint8Array.from(bytes)]);

/** The rows of a sheet as every spreadsheet shows them, and as each would write them. */
const sheet = [
  ['Name', 'Note', 'Contact'],
  ['Jörg Müller', 'asked; "twice", by\tphone', 'jörg@x.example'],
  ['Lind, Eva', 'ida@x.example, boss@x.example; vip', 'eva@x.example'],
];
const written = (separator: string, lineEnd: string) =>
  sheet
    .map((row) =>
      row.map((cell) => (/["\t;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join(lineEnd);
const cells = ({ rows }: Awaited<ReturnType<typeof readCsv>>) => rows.map((row) => row.cells);

describe('a CSV file comes in as it stands in its sheet', () => {
  const table = Object.entries(encodings).flatMap(([encoding, encoded]) =>
    Object.entries(separators).flatMap(([name, separator]) =>
      Object.entries(lineEnds).map(
        ([end, lineEnd]) => [encoding, name, end, encoded(written(separator, lineEnd))] as const,
      ),
    ),
  );
  test.each(table)('in %s, divided by %s, with line ends %s', async (encoding, _name, _end, bytes) => {
    const csv = await readCsv(fileOf(bytes));
    expect(csv.refusal).toBeNull();
    expect(cells(csv)).toEqual(sheet);
    expect(csv.isGuessed).toBe(encoding === 'Windows-1252');
  });

  test.each([
    ['sep=;\r\nName;Contact\r\nLind, Eva;eva@x.example', ['Lind, Eva', 'eva@x.example']],
    ['"sep=,"\nName,Contact\nLind; Eva,eva@x.example', ['Lind; Eva', 'eva@x.example']],
    ['sep=\t\nName\tContact\nEva;,\teva@x.example', ['Eva;,', 'eva@x.example']],
    ['sep=|\nName|Contact\nEva|eva@x.example', ['Eva', 'eva@x.example']],
  ])('with the separator that its first line names: %j', (text, row) => {
    expect(csvRows(text)).toMatchObject({
      rows: [
        { line: 1, cells: ['Name', 'Contact'] },
        { line: 2, cells: row },
      ],
      refusal: null,
    });
  });

  test.each([
    ['Contact;Name;Tag\neva@x.example;Lind, Eva;vip', ['eva@x.example', 'Lind, Eva', 'vip']],
    ['Name,Contact,Tag\nEva,eva@x.example,vip;gold', ['Eva', 'eva@x.example', 'vip;gold']],
    ['Name,"Notes; of a; sheet",Contact\nEva,"a\nb",eva@x.example', ['Eva', 'a\nb', 'eva@x.example']],
    ['Name;Contact, e-mail\nMüller, Anna;anna@x.example', ['Müller, Anna', 'anna@x.example']],
    ['Name,Contact\n"quoted" ,5" screen', ['quoted', '5" screen']],
    ['Name,Contact\r"Eva",x\r\n', ['Eva', 'x']],
  ])('with one separator for all its rows: %j', (text, row) => {
    expect(csvRows(text).rows[1]).toEqual({ line: 2, cells: row });
  });

  test('rows keep the number that they have in the sheet, and our own exports are read', () => {
    expect(csvRows('\n\nName\n"a\nb"\n;\n , \nEva\n').rows.map(({ line }) => line)).toEqual([3, 4, 5, 7]);
    expect(csvRows(csvFile([['Name', 'a;b']])).rows).toEqual([{ line: 1, cells: ['Name', 'a;b'] }]);
  });
});

describe('a CSV file is refused as a whole, with the reason', () => {
  test.each([
    ['Name,Contact\nEva,a\n"Lind,b\nTom,c', 'The quotation mark in line 3 is never closed.'],
    ['sep=;\nName;Contact\n"Lind;b', 'The quotation mark in line 3 is never closed.'],
    ['Name,Contact\n"a\nb","c"d,e', 'Line 3 continues after a closing quotation mark.'],
    ['Name,Contact\nEva, "a,b"', 'A space stands before the quotation mark in row 2.'],
  ])('that does not keep to its quotation marks: %j', (text, refusal) => {
    expect(csvRows(text)).toEqual({ rows: [], refusal });
  });

  const mac = [0x4d, 0x9f, 0x6c, 0x6c, 0x65, 0x72]; // Müller
  const cyrillic = [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2]; // Иванов in Windows-1251
  const polish = [0x50, 0x61, 0x77, 0xb3, 0x61]; // Pawła in Windows-1250
  test.each([
    ['MacRoman', mac],
    ['Windows-1251', cyrillic],
    ['Windows-1250', polish],
    ['UTF-16 without a mark', utf16('Name\nEva', true)],
    ['UTF-16 without a mark, with other letters', utf16('Name\nJörg', false)],
    ['UTF-16 cut in a character', [0xff, 0xfe, 0x41]],
    ['UTF-8 with a mark and other bytes', [0xef, 0xbb, 0xbf, 0xf6]],
    ['a workbook', [0x50, 0x4b, 3, 4, 0, 0, 0xff]],
    ['letters that were lost before', utf8('Name\nJ\uFFFDrg')],
    ['control characters', utf8('Name\nJ\u0007rg')],
  ])('in an encoding that cannot be read: %s', async (_name, bytes) => {
    const csv = await readCsv(fileOf(bytes));
    expect(csv.rows).toEqual([]);
    expect(csv.refusal).toMatch(/encoding|lost/);
  });

  test('of more than 5 MB, before it is read', async () => {
    const file = Object.assign(fileOf([]), { arrayBuffer: () => Promise.reject(new Error('read')) });
    Object.defineProperty(file, 'size', { value: 5_000_001 });
    expect((await readCsv(file)).refusal).toBe('This file is larger than 5 MB.');
  });

  test('that cannot be read any more', async () => {
    const file = Object.assign(fileOf([65]), { arrayBuffer: () => Promise.reject(new Error('moved')) });
    expect((await readCsv(file)).refusal).toMatch(/^This file can’t be read/);
  });

  test('of nothing but quotation marks', () => {
    expect(csvRows('"'.repeat(4_999_999)).refusal).toMatch(/never closed/);
  });
});
