import type { ScratchcardDuplicates } from '#contracts/scratchcards/scratchcard-review.ts';
import type { ScratchcardRecord } from './record.ts';

type Compared = Pick<ScratchcardRecord, 'code' | 'pinHash'>;

/** Compares all cards: counts those whose code, and those whose PIN, another one has, too. */
export function duplicatesAmong(cards: readonly Compared[]): ScratchcardDuplicates {
  return {
    checked: cards.length,
    sameCode: repeated(cards.map(({ code }) => code)),
    samePin: repeated(cards.map(({ pinHash }) => pinHash)),
  };
}

function repeated(values: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.filter((value) => counts.get(value) !== 1).length;
}
