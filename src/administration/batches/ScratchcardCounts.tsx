import type { ScratchcardBatch } from '#contracts/scratchcards/batch.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { CountBar, LegendMark } from '#src/ui/format/CountBar.tsx';
import { statusCounts } from './status-counts.ts';

/** The states of a batch's scratchcards, as a bar. */
export function ScratchcardCounts({ batch }: { readonly batch: ScratchcardBatch }) {
  return (
    <CountBar
      label={`Cards of batch ${batch.number}`}
      parts={statusCounts(batch)}
      words={
        <>
          <LegendMark mark="full" />
          <Count value={batch.counts.redeemed} /> of <Count value={batch.quantity} /> redeemed
        </>
      }
    />
  );
}
