/** Parses CSV into rows of cells, by RFC 4180 or with semicolons as some spreadsheets write it. */
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
