import type { Plugin } from 'vite';
import { isNode, membersOf, nameOf, type Node, nodesIn } from './syntax-tree.ts';

/**
 * The contract also contains the texts of its document: summaries, examples, why a resource has no address, what a
 * transition does. Neither pages nor the mock backend read them, and they would be a third of the contract that a list
 * loads, so builds of the application leave them out.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    enforce: 'post', // TypeScript is JavaScript by then
    transform: {
      filter: { id: /\/contracts\/[^?]+\.ts$/, code: /\b(?:endpoint|machine)\(/ },
      handler(code) {
        return { code: withoutDocumentation(code, this.parse(code)), map: null };
      },
    },
  };
}

/** The code without the members that only the document shows. `program` is its syntax tree. */
export function withoutDocumentation(code: string, program: unknown): string {
  const removed: (readonly [start: number, end: number])[] = [];
  const remove = (object: unknown, names: readonly string[]) => {
    const members = membersOf(object);
    for (const [index, member] of members.entries())
      if (names.includes(nameOf(member['key'])))
        removed.push([member.start, members[index + 1]?.start ?? member.end]);
  };
  for (const [callee, [given, , ...documentation]] of callsIn(program)) {
    if (callee === 'endpoint') {
      remove(given, ['summary', 'since', 'examples']);
      for (const { key, value } of membersOf(given))
        if (['location', 'audit'].includes(nameOf(key))) remove(value, ['none']);
    }
    const [first] = documentation;
    if (callee === 'simulationOf' && first)
      removed.push([first.start, documentation.at(-1)?.end ?? first.end]);
    if (callee !== 'machine') continue;
    const transitions = membersOf(given).find((member) => nameOf(member['key']) === 'transitions')?.['value'];
    for (const row of isNode(transitions) ? nodesIn(transitions['elements']) : []) remove(row, ['effect']);
  }
  return removed
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/** Returns every call within a node, with the name of the function and its arguments. */
function* callsIn(part: unknown): Generator<readonly [callee: string, given: readonly Node[]]> {
  if (Array.isArray(part)) for (const each of part as readonly unknown[]) yield* callsIn(each);
  if (!isNode(part)) return;
  if (part.type === 'CallExpression') yield [nameOf(part['callee']), nodesIn(part['arguments'])];
  for (const each of Object.values(part)) yield* callsIn(each);
}
