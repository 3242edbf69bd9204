import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from '#src/demo/tours/tour.ts';

/** The attribute of the panel, which is no part of the page that it points at. */
export const panelMark = 'data-tour-panel';

const modals = '[role="dialog"][aria-modal="true"]';

/** The dialog that is open above the page and all others; null without one. */
export const topModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(modals)].at(-1) ?? null;

/** Returns the first element that a screen reader finds by this role and name; null if the page does not show one. */
export function findTarget({ role, name }: Target): HTMLElement | null {
  const modal = topModal();
  const isBehind = (element: Element) =>
    modal !== null && !modal.contains(element) && element.closest(`main, ${modals}`) !== null;
  const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return (
    [...document.body.querySelectorAll<HTMLElement>('*')].find(
      (element) =>
        getRole(element) === role &&
        !isBehind(element) &&
        element.closest(`[${panelMark}]`) === null &&
        isNamed(computeAccessibleName(element)) &&
        !isInaccessible(element),
    ) ?? null
  );
}

/** What is outlined: of a choice the box or the card that has its label, too. */
export function outlinedPart(target: HTMLElement): HTMLElement {
  const label = target instanceof HTMLInputElement && target.labels?.[0];
  const isChoice = /^(?:checkbox|radio)$/.test(getRole(target) ?? '');
  let part: HTMLElement | null = label || null;
  while (isChoice && part && !part.contains(target)) part = part.parentElement;
  return (isChoice && part) || target;
}
