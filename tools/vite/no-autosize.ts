/** Replaces Mantine's text area that grows with its text, which no form uses: see `light-mantine.ts`. */
export const TextareaAutosize = 'textarea';
