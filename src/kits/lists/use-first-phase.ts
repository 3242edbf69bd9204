import { useState } from 'react';
import { useFirstAnswer } from '#src/ui/loading/use-first-answer.ts';
import type { ListPhase } from './list-phase.ts';

/**
 * Returns the phase of a list with the first change to rows deferred: React then replaces the placeholders in slices
 * and handles input in between, instead of blocking for 25 rows. Until then the phase is `drawing` if the rows were known
 * at first, since a skeleton would show for one frame only. Later changes are immediate.
 */
export function useFirstPhase(phase: ListPhase): ListPhase | 'drawing' {
  const [wasKnown] = useState(phase === 'rows');
  const isDrawn = useFirstAnswer(phase === 'loading' ? undefined : phase) !== undefined;
  if (phase !== 'rows' || isDrawn) return phase;
  return wasKnown ? 'drawing' : 'loading';
}
