/** Cells by row, as RFC 4180 writes them, or with semicolons as some spreadsheets do. */
export function csvCells(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const text = csv.replace(/^\uFEFF/, '');
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,;\r\n]*))([,;]|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end?.endsWith('\n')) rows.push([]);
    if (end === '') break;
  }
  return rows;
}
