/** In the place of Mantine's text area that grows with its text, which no form has: see `light-mantine.ts`. */
export const TextareaAutosize = 'textarea';
