import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { halfEven, ratio } from '#mocks/rules/rational.ts';

/**
 * The vectors of `tests/oracles/<name>.json`. Each names the source of its figures. A field that the schema does not
 * name is refused, so every figure of a vector is checked by a test.
 */
export function oracle<Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) {
  const file = z.strictObject({
    note: z.string(),
    vectors: z
      .array(z.strictObject({ ...shape, source: z.string().check(z.minLength(1)) }))
      .check(z.minLength(1)),
  });
  return file.parse(JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))).vectors;
}

/** A published amount in minor units: "183.69" is 18369, "17009" of a currency without decimals is 17009. */
export function minor(text: string): number {
  return Number(text.replace('.', ''));
}

/** An amount as a source publishes it: with `exponent` digits after the point, rounded to `decimals`. */
export function published(amountMinor: number, decimals: number, exponent = 2): string {
  const units = Number(halfEven(ratio(amountMinor, 10 ** (exponent - decimals))));
  return (units / 10 ** decimals).toFixed(decimals);
}

/** "19/30" as a number. */
export function fractionOf(text: string): number {
  const [n = 0, d = 1] = text.split('/').map(Number);
  return n / d;
}
