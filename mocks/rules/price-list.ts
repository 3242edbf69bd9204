/** Prices of fine gold at which it is bought and sold, in cents per thousandth of a gram. */
const BOUGHT = 8;
const SOLD = 9;

/** Returns the value of gold with this fineness, in cents. */
export function goldValue(fineness: number, grams: number) {
  const milligrams = fineness * grams;
  return { lowMinor: milligrams * BOUGHT, highMinor: milligrams * SOLD };
}
