/** Replaces the scroll area in Mantine's Table, whose container scrolls natively: see `light-mantine.ts`. */
export const ScrollArea = 'div';
