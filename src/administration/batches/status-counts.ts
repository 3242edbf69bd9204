import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import type { CountPart } from '#src/ui/format/CountBar.tsx';

/** The scratchcards of a batch by state, each counted once. */
export function statusCounts({ counts }: ScratchcardBatch): readonly CountPart[] {
  return [
    { name: 'redeemed', count: counts.redeemed, mark: 'full' },
    { name: 'active', count: counts.active, mark: 'half' },
    { name: 'not activated', count: counts.created, mark: 'light' },
    { name: 'blocked', count: counts.blocked, mark: 'bad' },
    { name: 'locked', count: counts.locked, mark: 'bad' },
    { name: 'expired', count: counts.expired, mark: 'rest' },
    { name: 'void', count: counts.void, mark: 'rest' },
  ];
}
