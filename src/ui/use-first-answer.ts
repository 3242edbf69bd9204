import { useDeferredValue } from 'react';

/**
 * Returns an answer of the store, the first one deferred: React renders what it shows in slices and handles input in
 * between. The store itself would render each answer in one piece.
 */
export function useFirstAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const isDrawn = useDeferredValue(answer !== undefined);
  return isDrawn ? answer : undefined;
}
