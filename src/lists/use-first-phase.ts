import { useFirstAnswer } from '#src/ui/use-first-answer.ts';
import type { ListPhase } from './list-phase.ts';

/**
 * Returns the phase of a list with the first change to rows deferred: React then replaces the placeholders in slices
 * and handles input in between, instead of blocking for 25 rows. Later changes are immediate.
 */
export function useFirstPhase(phase: ListPhase): ListPhase {
  const isDrawn = useFirstAnswer(phase === 'loading' ? undefined : phase) !== undefined;
  return phase === 'rows' && !isDrawn ? 'loading' : phase;
}
