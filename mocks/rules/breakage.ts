import { halfEven, multiply, ratio, toMinor } from './rational.ts';

/** Counts of scratchcards whose last day has passed. */
interface PastScratchcards {
  readonly expired: number;
  readonly created: number;
}

/**
 * Returns the value expected to expire unused: the share of expired ones among scratchcards whose last day has
 * passed, applied to `valueMinor`. Without any of those, nothing is expected.
 */
export function expectedBreakage(valueMinor: number, { expired, created }: PastScratchcards): number {
  if (created === 0) return 0;
  return toMinor(halfEven(multiply(ratio(valueMinor), ratio(expired, created))));
}
