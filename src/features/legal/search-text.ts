import type { LegalDocument } from '#contracts/legal/document.ts';

type Section = LegalDocument['sections'][number];

/** Returns the sections that match, each with its matching paragraphs; a matching heading includes all paragraphs. */
export function sectionsSaying(sections: readonly Section[], words: string): readonly Section[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  const says = (text: string) => text.toLowerCase().includes(wanted);
  return sections
    .map((section) =>
      says(section.heading) ? section : { ...section, paragraphs: section.paragraphs.filter(says) },
    )
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
