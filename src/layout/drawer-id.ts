/** Of the administration's drawer, for the button that opens it. */
export const drawerId = 'drawer';
