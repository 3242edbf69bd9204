function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Puts what stands in a corner of the window into the first one where it covers none of the others; false without one. */
export function putInFreeCorner(
  panel: HTMLElement,
  corners: readonly string[],
  avoided: readonly (Element | null)[],
): boolean {
  return corners.some((corner) => {
    panel.dataset['corner'] = corner;
    const rect = panel.getBoundingClientRect();
    return !avoided.some((each) => each !== null && overlap(rect, each.getBoundingClientRect()));
  });
}
