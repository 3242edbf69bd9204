import { putInFreeCorner } from '#src/demo/free-corner.ts';

/** Corners of the window, the best first. On a phone the panel is as wide as the window, and left and right are one. */
const corners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/**
 * Puts the panel into the first corner where it covers neither what it points at nor the dialog above the page; if the dialog
 * fills the window, where it does not cover what it points at.
 */
export function placePanel(panel: HTMLElement, target: HTMLElement | null, dialog: HTMLElement | null): void {
  const isPlaced =
    putInFreeCorner(panel, corners, [target, dialog]) || putInFreeCorner(panel, corners, [target]);
  if (!isPlaced) panel.dataset['corner'] = corners[0];
}
