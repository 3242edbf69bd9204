import type { LegalDocument } from '#contracts/legal/document.ts';
import { textsOf } from './section-texts.ts';

/** The added and removed paragraphs and rows of one section. */
export interface SectionChange {
  readonly heading: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const without = (texts: readonly string[], excluded: readonly string[]) =>
  texts.filter((text) => !excluded.includes(text));

/** Returns the sections that differ between two versions, in the order of the newer one; removed sections come last. */
export function versionChanges(
  before: Pick<LegalDocument, 'sections'>,
  after: Pick<LegalDocument, 'sections'>,
): readonly SectionChange[] {
  const earlier = new Map(before.sections.map((section) => [section.id, section]));
  const remainingIds = new Set(after.sections.map(({ id }) => id));
  const changedSections = after.sections.map((section) => {
    const before = earlier.get(section.id);
    const [texts, old] = [textsOf(section), before ? textsOf(before) : []];
    return { heading: section.heading, added: without(texts, old), removed: without(old, texts) };
  });
  const removedSections = before.sections
    .filter(({ id }) => !remainingIds.has(id))
    .map((section) => ({ heading: section.heading, added: [], removed: textsOf(section) }));
  return [...changedSections, ...removedSections].filter(
    ({ added, removed }) => added.length + removed.length > 0,
  );
}
