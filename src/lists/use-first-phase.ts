import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { ListPhase } from './list-phase.ts';

/**
 * Returns the phase of a list with the first change to rows deferred: React then replaces the placeholders in slices
 * and handles input in between, instead of blocking for 25 rows. Later changes are immediate. A list that a link opens
 * shows its heading before its rows, also when they are known. Going back shows rows at once, because the browser
 * restores the scroll position then.
 */
export function useFirstPhase(phase: ListPhase): ListPhase {
  const isBack = useNavigationType() === NavigationType.Pop;
  const drawn = useDeferredValue(phase, phase === 'rows' && !isBack ? 'loading' : undefined);
  return phase === 'rows' && drawn === 'loading' ? 'loading' : phase;
}
