import { z } from '#contracts/z.ts';
import { type ArgumentsOf, type KindName, kinds } from './arguments.ts';
import { Mismatch } from './line-error.ts';
import type { Word } from './words.ts';

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** The name in "<product>"; null for a fixed word. */
function kindIn(part: string): KindName | null {
  const name = /^<(\w+)>$/.exec(part)?.[1] ?? '';
  return isKind(name) ? name : null;
}

/** Reads what a phrase has between its fixed words; where that fails, the first place that does not fit. */
export function argumentsIn<const Phrase extends string>(
  phrase: Phrase,
  words: readonly Word[],
  end: number,
): ArgumentsOf<Phrase> | Mismatch {
  const parts = phrase.split(' ');
  const given: Partial<Record<KindName, unknown>> = {};
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const word = words[at];
    const column = word?.column ?? end;
    const name = kindIn(part);
    if (name === null) {
      if (word?.text !== part) return new Mismatch(column, word?.text ?? '', `“${part}”`);
      at += 1;
      continue;
    }
    const kind = kinds[name];
    const next = parts[index + 1];
    const length = 'isText' in kind ? lengthOfText(words.slice(at), next) : 1;
    const text = words
      .slice(at, at + length)
      .map((each) => each.text)
      .join(' ');
    const read = z.safeParse(kind.schema, text);
    if (!read.success) return new Mismatch(column, text, kind.expected);
    given[name] = read.data;
    at += length;
  }
  const rest = words[at];
  if (rest) return new Mismatch(rest.column, rest.text, 'the end of the line');
  return given as ArgumentsOf<Phrase>; // each name of the phrase was read by the schema of its kind
}

/** A text ends before the next fixed word, or with the line. */
function lengthOfText(words: readonly Word[], next: string | undefined): number {
  const end = words.findIndex(({ text }) => text === next);
  return end < 0 ? words.length : end;
}
