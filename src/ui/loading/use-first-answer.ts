import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Returns an answer of the store, the first one deferred: React renders what it shows in slices and handles input in
 * between. The store itself would render each answer in one piece. What a link opens shows its heading before an answer
 * that is known already; going back shows the answer at once, because the browser restores the scroll position then.
 */
export function useFirstAnswer<Answer>(response: Answer | undefined): Answer | undefined {
  const isKnown = response !== undefined;
  const isBack = useNavigationType() === NavigationType.Pop;
  const isDrawn = useDeferredValue(isKnown, isKnown && !isBack ? false : undefined);
  return isDrawn ? response : undefined;
}
