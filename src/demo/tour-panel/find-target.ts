import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { modals, topModal } from '#src/demo/top-modal.ts';
import type { Target } from '#src/demo/tours/tour.ts';

/** The attribute of the panel, which is no part of the page that it points at. */
export const panelMark = 'data-tour-panel';

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

/** What is outlined: of a choice the box or card that has its label, too; of a heading its card, if that leaves room for the panel. */
export function outlinedPart(target: HTMLElement): HTMLElement {
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
    let part: HTMLElement | null = target.labels?.[0] ?? null;
    while (part && !part.contains(target)) part = part.parentElement;
    return part ?? target;
  }
  const card = target.matches('h2, h3') ? target.closest<HTMLElement>('section, article') : null;
  return card && card.offsetHeight < window.innerHeight / 2 ? card : target;
}
