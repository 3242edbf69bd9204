import { sha256Of } from './session.ts';

/** Returns the entity tag of a version, "7": strong, so that If-Match can compare it (RFC 9110, 13.1.1). */
export const versionTag = (version: number) => `"${version}"`;

/** Returns the entity tag of a text; equal texts have equal tags. */
export const textTag = (text: string) => `"${sha256Of(text).slice(0, 32)}"`;

const oneTag = /\s*((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")\s*(?:,|$)/gy;

/** Parses the tags of If-Match or If-None-Match; null for a text that is no list of tags. */
function tagsOf(header: string): readonly string[] | null {
  const matches = [...header.matchAll(oneTag)];
  const length = matches.reduce((sum, [whole]) => sum + whole.length, 0);
  return matches.length > 0 && length === header.length ? matches.map(([, tag = '']) => tag) : null;
}

/** Evaluates If-Match: true for "*" or a list with this tag; a weak tag never matches. */
export function matchesStrongly(header: string, tag: string): boolean {
  return header.trim() === '*' || (tagsOf(header)?.includes(tag) ?? false);
}

/** Evaluates If-None-Match: like If-Match, but a weak tag counts as its strong one (RFC 9110, 13.1.2). */
export function matchesWeakly(header: string, tag: string): boolean {
  return header.trim() === '*' || (tagsOf(header)?.some((one) => one.replace(/^W\//, '') === tag) ?? false);
}
