import type { LegalDocument } from '#contracts/legal/document.ts';

type Section = LegalDocument['sections'][number];

/** A text as it is written down: most sections have no table. */
export interface LegalText extends Omit<LegalDocument, 'hash' | 'sections'> {
  readonly sections: readonly (Omit<Section, 'table'> & Partial<Pick<Section, 'table'>>)[];
}
