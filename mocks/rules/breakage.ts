import { halfEven, multiply, ratio, toMinor } from './rational.ts';

/** Scratchcards whose last day has passed. */
interface PastScratchcards {
  readonly expired: number;
  readonly created: number;
}

/**
 * What is expected to expire unused of scratchcards that are worth so much: the share of scratchcards that did so among
 * those whose last day has passed. Without any of those there is nothing to expect from.
 */
export function expectedBreakage(valueMinor: number, { expired, created }: PastScratchcards): number {
  if (created === 0) return 0;
  return toMinor(halfEven(multiply(ratio(valueMinor), ratio(expired, created))));
}
