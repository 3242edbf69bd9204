import { readFileSync } from 'node:fs';

const path = 'docs/domain.md';

/** The sections of the document of rules: their texts by their titles. */
export function readDomain(): ReadonlyMap<string, string> {
  const [, ...sections] = readFileSync(path, 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}
