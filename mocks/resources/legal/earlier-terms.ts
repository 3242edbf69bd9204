import type { LegalText } from './legal-text.ts';

/** The terms before 2026-11, without the section about who may buy, which that version added. */
export const earlierTerms = (terms: LegalText, version: string): LegalText => ({
  ...terms,
  version,
  effectiveFrom: '2025-01-01',
  summary: terms.summary.filter((point) => !point.startsWith('All that it costs')),
  sections: terms.sections.filter(({ id }) => id !== 'who-may'),
});
