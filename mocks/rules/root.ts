const PRECISION = 1e-10;

/**
 * Finds the zero of a falling function by bisection to 1e-10. Throws RangeError if there is none between the bounds.
 */
export function zeroOf(falling: (x: number) => number, low: number, high: number): number {
  if (!(falling(low) >= 0 && falling(high) <= 0)) {
    throw new RangeError(`No rate between ${low} and ${high} balances these payments`);
  }
  let [below, above] = [low, high];
  while (above - below > PRECISION) {
    const middle = (below + above) / 2;
    if (falling(middle) >= 0) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
