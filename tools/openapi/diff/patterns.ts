/**
 * Whether a pattern accepts more or less than another one, where each is a list of alternatives, such as `^(?:a|b)$`, and
 * one list has all of the other. Null for any other two, because that cannot be decided in general.
 */
export function patternChange(before: string, after: string): 'wider' | 'narrower' | null {
  const [was, is] = [alternativesIn(before), alternativesIn(after)];
  if (was === null || is === null) return null;
  if (was.every((one) => is.includes(one))) return 'wider';
  return is.every((one) => was.includes(one)) ? 'narrower' : null;
}

/** The alternatives of a pattern for whole texts; null for one that is not anchored as a whole. */
function alternativesIn(pattern: string): readonly string[] | null {
  const [, whole = null] = /^\^(.*)(?<!\\)\$$/.exec(pattern) ?? [];
  const parts = whole === null ? null : partsOf(whole);
  if (parts?.length !== 1) return null; // `^a|b$` is anchored once on each side
  const [, grouped] = /^\(\?:(.*)\)$/.exec(parts[0] ?? '') ?? [];
  const inner = grouped === undefined ? null : partsOf(grouped);
  return inner ?? parts;
}

/** Splits at each `|` outside of groups and classes; null if a group is closed that was not opened inside. */
function partsOf(pattern: string): readonly string[] | null {
  const parts = [''];
  let [depth, isInClass] = [0, false];
  for (const [token] of pattern.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (token === '[') isInClass = true;
    if (token === ']') isInClass = false;
    if (!isInClass && token === '(') depth += 1;
    if (!isInClass && token === ')') depth -= 1;
    if (depth < 0) return null;
    if (token === '|' && depth === 0 && !isInClass) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
