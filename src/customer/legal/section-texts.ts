import type { LegalDocument } from '#contracts/legal/document.ts';

export type Section = LegalDocument['sections'][number];

/** Returns what a section says, piece by piece: its paragraphs, then the rows of its table. */
export const textsOf = ({ paragraphs, table }: Pick<Section, 'paragraphs' | 'table'>): readonly string[] => [
  ...paragraphs,
  ...(table?.rows ?? []).map((cells) => cells.join(' – ')),
];
