/** Whether the pointer is a finger: focusing a text field then opens a keyboard that covers half of the window. */
export const hasTouch = () => window.matchMedia('(pointer: coarse)').matches;
