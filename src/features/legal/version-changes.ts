import type { LegalDocument } from '#contracts/legal/document.ts';

/** The added and removed paragraphs of one section. */
export interface SectionChange {
  readonly heading: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const without = (texts: readonly string[], others: readonly string[]) =>
  texts.filter((text) => !others.includes(text));

/** Returns the sections that differ between two versions, in the order of the newer one; removed sections come last. */
export function versionChanges(
  before: Pick<LegalDocument, 'sections'>,
  after: Pick<LegalDocument, 'sections'>,
): readonly SectionChange[] {
  const earlier = new Map(before.sections.map((section) => [section.id, section]));
  const kept = new Set(after.sections.map(({ id }) => id));
  const changed = after.sections.map(({ id, heading, paragraphs }) => {
    const old = earlier.get(id)?.paragraphs ?? [];
    return { heading, added: without(paragraphs, old), removed: without(old, paragraphs) };
  });
  const gone = before.sections
    .filter(({ id }) => !kept.has(id))
    .map(({ heading, paragraphs }) => ({ heading, added: [], removed: paragraphs }));
  return [...changed, ...gone].filter(({ added, removed }) => added.length + removed.length > 0);
}
