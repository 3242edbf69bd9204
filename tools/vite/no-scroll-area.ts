/** In the place of Mantine's scroll area in its Table, whose container scrolls natively: see `light-mantine.ts`. */
export const ScrollArea = 'div';
