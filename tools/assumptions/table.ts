import { z } from '#contracts/z.ts';

const text = z.string().check(z.minLength(1));

/** A decision about something that the product's owner left open. */
const Assumption = z.strictObject({
  id: z.string().check(z.regex(/^A-\d{2,3}$/)),
  title: text,
  choice: text,
  why: text,
  /** The file to change for another choice. */
  lives: text,
  /** The routes that it affects. */
  pages: z.array(z.string().check(z.startsWith('/'))).check(z.minLength(1)),
});
type Assumption = z.output<typeof Assumption>;

export const Assumptions = z.array(Assumption).check(z.minLength(1));

export const assumptionPaths = { table: 'docs/assumptions.json', document: 'docs/assumptions.md' } as const;

/** The document that is generated from the table. */
export function assumptionsDocument(rows: readonly Assumption[]): string {
  const sections = rows.map(({ id, title, choice, why, lives, pages }) =>
    [
      `## ${id} ${title}`,
      choice,
      `**Why.** ${why}`,
      `**Where.** [\`${lives}\`](../${lives}); on ${pages.map((page) => `\`${page}\``).join(', ')}`,
    ].join('\n\n'),
  );
  const head = [
    '# Assumptions',
    'What the owner of the product left open, and what we chose. Question any of it by its id.',
    'Generated from `assumptions.json` by `npm run assumptions`; change it there.',
  ].join('\n\n');
  return `${[head, ...sections].join('\n\n')}\n`;
}
