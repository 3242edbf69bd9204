/** Corners of the window, the best first. On a phone the panel is as wide as the window, and left and right are one. */
const corners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Puts the panel into the first corner where it covers neither what it points at nor the dialog above the page; if the dialog
 * fills the window, where it does not cover what it points at.
 */
export function placePanel(panel: HTMLElement, target: HTMLElement | null, dialog: HTMLElement | null): void {
  const isFree = (corner: string, avoided: readonly (HTMLElement | null)[]) => {
    panel.dataset['corner'] = corner;
    const rect = panel.getBoundingClientRect();
    return !avoided.some((each) => each !== null && overlap(rect, each.getBoundingClientRect()));
  };
  const corner =
    corners.find((each) => isFree(each, [target, dialog])) ?? corners.find((each) => isFree(each, [target]));
  panel.dataset['corner'] = corner ?? corners[0];
}
