/** The longest line, and the longest part that shares its line with others. */
const width = 220;
const small = 120;
/**
 * The depth of paths and components. Deeper values have the same indentation, and their brackets close on the last
 * line.
 */
const deepest = 2;

/**
 * JSON in few lines that are readable in a diff: a value that fits is one line; otherwise each member starts a line,
 * and consecutive small members share one. The same value always gives the same text.
 * @param value what JSON.parse could have returned
 */
export function jsonText(value: unknown): string {
  return `${written(value, '', 0)}\n`;
}

/** @param before how many characters the line already has, besides its indentation */
function written(value: unknown, indent: string, before: number): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + before + short.length <= width)
    return short;
  const isDeep = indent.length === deepest;
  const inner = isDeep ? indent : `${indent} `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([name, member]) => {
    const start = isList ? '' : `${JSON.stringify(name)}:`;
    return start + written(member, inner, start.length);
  });
  const [open, close] = isList ? '[]' : '{}';
  const end = isDeep ? close : `\n${indent}${close}`;
  return `${open}\n${linesOf(parts, inner).join(',\n')}${end}`;
}

function linesOf(parts: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  let hasRoom = false;
  for (const part of parts) {
    const isSmall = part.length <= small;
    const joined = `${lines.at(-1) ?? ''},${part}`;
    if (hasRoom && isSmall && joined.length < width) lines[lines.length - 1] = joined;
    else lines.push(indent + part);
    hasRoom = isSmall;
  }
  return lines;
}
