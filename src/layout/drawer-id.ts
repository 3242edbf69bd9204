/** DOM id of the administration's drawer; the button that opens it refers to it. */
export const drawerId = 'drawer';
