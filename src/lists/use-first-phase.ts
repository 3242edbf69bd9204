import { useDeferredValue } from 'react';
import type { ListPhase } from './list-phase.ts';

/**
 * The first rows take the place of their shape in slices, since an answer of the store would be drawn in one piece: a press
 * waited for 25 rows. What comes later is drawn at once.
 */
export function useFirstPhase(phase: ListPhase): ListPhase {
  const drawn = useDeferredValue(phase);
  return phase === 'rows' && drawn === 'loading' ? 'loading' : phase;
}
