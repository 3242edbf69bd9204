import type { StripSegment } from '#contracts/plans/schedule.ts';
import { currentIndex, paidShare, segmentLabels } from '#src/kits/schedule/strip-segment.ts';
import { StripBar } from '#src/ui/strip/StripBar.tsx';
import classes from './ReceiptStrip.module.css';

/**
 * The strip of a plan whose first payment is bent into a tick, which is drawn once; the other payments stand on its base
 * line. The tick stands alone until the plan is known, in the same place.
 */
export function ReceiptStrip({ segments }: { readonly segments: readonly StripSegment[] }) {
  const instalments = segments.filter(({ no }) => no > 0);
  const next = segments[currentIndex(segments)];
  return (
    <div className={classes.strip} data-dense={instalments.length > 12 || undefined} aria-hidden="true">
      <svg viewBox="0 0 136 116" focusable="false" className={classes.tick}>
        <path d="M14 64 50 100 122 14" pathLength="1" />
      </svg>
      {instalments.map((segment) => {
        const { mark } = segmentLabels[segment.status];
        const isNext = segment === next && (mark === 'open' || mark === 'soon');
        return <StripBar key={segment.no} mark={isNext ? 'due' : mark} share={paidShare(segment)} />;
      })}
    </div>
  );
}
