/** The share of the surface that has to be cleared. */
export const revealedAt = 0.55;

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
}

/** Adds the cells under a stroke to those already cleared; returns the cleared share of all cells. */
export function clearedShare(
  cleared: Set<number>,
  { x, y, radius, width, height }: Stroke,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number {
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [dx, dy] = [((column + 0.5) / columns) * width - x, ((row + 0.5) / rows) * height - y];
      if (Math.hypot(dx, dy) <= radius) cleared.add(row * columns + column);
    }
  }
  return cleared.size / (columns * rows);
}
