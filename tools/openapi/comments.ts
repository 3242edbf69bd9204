import type { Comment } from '#contracts/openapi/sources.ts';

const declaration = /^(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?const (?<name>\w+)\b/gm;
const member = /\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*(?<name>\w+)\s*[:,]/g;
const spread = /\.\.\.(?<name>\w+)/g;

/** The comments of a file of the contract: above each constant, and above the members inside it and what it spreads. */
export function commentsOf(text: string): [name: string, comment: Comment][] {
  const declarations = [...text.matchAll(declaration)];
  const members: Record<string, Record<string, string>> = {};
  return declarations.map(({ index, groups = {} }, at) => {
    const { name = '', comment = '' } = groups;
    const body = text.slice(index + name.length, declarations[at + 1]?.index);
    const inside = body.slice(body.indexOf(name) + name.length);
    const spreads = [...inside.matchAll(spread)].map((match) => members[match.groups?.['name'] ?? ''] ?? {});
    const memberComments = [...inside.matchAll(member)].map((match) => [
      match.groups?.['name'] ?? '',
      plain(match.groups?.['comment'] ?? ''),
    ]);
    members[name] = Object.assign({}, ...spreads, Object.fromEntries(memberComments)) as Record<
      string,
      string
    >; // of strings
    return [name, { text: plain(comment), members: members[name] }];
  });
}

/** The words of a comment on one line. */
function plain(comment: string): string {
  return comment
    .replace(/^\s*\*? ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
