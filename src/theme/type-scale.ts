/** The seven sizes of text. Nothing is set in another one: tools/lint/style-sheets.ts and tools/lint/page-rules.mjs. */
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.75rem',
  '2xl': '2.5rem',
  '3xl': '3.5rem',
} as const;

/** The three weights of text: of sentences, of names and controls, of headings and amounts. */
export const fontWeights = { regular: '400', medium: '500', bold: '650' } as const;
