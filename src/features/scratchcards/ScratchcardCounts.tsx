import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { Count } from '#src/ui/Count.tsx';
import { CountBar } from '#src/ui/CountBar.tsx';
import { partsOf } from './parts.ts';

/** The states of a batch's scratchcards, as a bar. */
export function ScratchcardCounts({ batch }: { readonly batch: ScratchcardBatch }) {
  return (
    <CountBar
      label={`Cards of batch ${batch.number}`}
      parts={partsOf(batch)}
      words={
        <>
          <Count value={batch.counts.redeemed} /> of <Count value={batch.quantity} /> redeemed
        </>
      }
    />
  );
}
