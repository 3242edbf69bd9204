/** Cents of a thousandth of a gram of fine gold: for what it is bought and sold. */
const BOUGHT = 8;
const SOLD = 9;

/** What gold of a stamp is worth, in cents. */
export function goldValue(fineness: number, grams: number) {
  const milligrams = fineness * grams;
  return { lowMinor: milligrams * BOUGHT, highMinor: milligrams * SOLD };
}
