import { useEffect, useState } from 'react';
import type { Step } from '#src/demo/tours/tour.ts';
import { topModal } from '#src/demo/top-modal.ts';
import { findTarget, nextTarget } from './find-target.ts';

/** What the page shows of a step. */
interface Found {
  /** What the step points at; null where the page does not show it, undefined before the page was searched. */
  readonly target: HTMLElement | null | undefined;
  /** What the person’s action leads to is there. */
  readonly isDone: boolean;
  /** The open dialog; null without one. It confines the keyboard and screen readers to itself, so the panel moves into it. */
  readonly dialog: HTMLElement | null;
}

/** How long the page may still change, in ms, before it is searched again: a list that arrives changes it many times. */
const restMs = 100;

/** What hides, shows or renames a part of the page. */
const watched = ['aria-checked', 'aria-hidden', 'aria-label', 'hidden', 'href', 'role', 'value'];

/** What a person does in a field changes no element. */
const typed = ['input', 'change', 'focusout'] as const;

/**
 * Looks for what a step points at, again after each change of the page.
 * @param isAgain whether the page may still show what the step leads to, so that it counts only after what the step points at
 */
export function useFound(step: Step | undefined, isAgain: boolean): Found {
  const [found, setFound] = useState<Found & { readonly step: Step }>();
  useEffect(() => {
    if (!step) return undefined;
    const { ends } = step;
    let timer = 0;
    let wasFound = false;
    const look = () => {
      timer = 0;
      const target = nextTarget(step);
      wasFound ||= target !== null;
      setFound({
        step,
        target,
        isDone:
          ends.by === 'doing' &&
          (wasFound || !(isAgain || ends.removes)) &&
          !(ends.removes && target) &&
          findTarget(ends.shows) !== null,
        dialog: topModal(),
      });
    };
    const lookSoon = () => {
      timer ||= window.setTimeout(look, restMs);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: watched,
    });
    for (const event of typed) document.addEventListener(event, lookSoon);
    lookSoon();
    return () => {
      for (const event of typed) document.removeEventListener(event, lookSoon);
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [step, isAgain]);
  const dialog = found?.dialog ?? null;
  return found && found.step === step ? found : { target: undefined, isDone: false, dialog };
}
