import { type Section, textsOf } from './section-texts.ts';

interface Found extends Pick<Section, 'id' | 'heading'> {
  readonly texts: readonly string[];
}

/** Returns the sections that match, each with its matching paragraphs and rows; a matching heading includes all of them. */
export function sectionsContaining(sections: readonly Section[], words: string): readonly Found[] {
  const searched = words.trim().toLowerCase();
  if (searched === '') return [];
  const says = (text: string) => text.toLowerCase().includes(searched);
  return sections
    .map((section) => {
      const { id, heading } = section;
      const texts = textsOf(section);
      return { id, heading, texts: says(heading) ? texts : texts.filter(says) };
    })
    .filter(({ texts }) => texts.length > 0);
}
