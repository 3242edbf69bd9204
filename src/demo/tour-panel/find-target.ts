import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { modals, topModal } from '#src/demo/top-modal.ts';
import type { Step, Target } from '#src/demo/tours/tour.ts';

/** The attribute of the panel, which is no part of the page that it points at. */
export const panelMark = 'data-tour-panel';

/** Returns the first element that a screen reader finds by this role and name; null if the page does not show one. */
export function findTarget({ role, name, filled }: Target): HTMLElement | null {
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
        (!filled || isFilled(element)) &&
        !isInaccessible(element),
    ) ?? null
  );
}

const textField = 'input:not([type="checkbox"], [type="radio"]), textarea';

function isFilled(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
    return element.checked;
  return element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
    ? element.value !== ''
    : element.ariaChecked === 'true';
}

/** Returns what the person acts on next: what comes before the step's own action, until it is done and its field is left. */
export function nextTarget({ before, target }: Pick<Step, 'before' | 'target'>): HTMLElement | null {
  for (const part of before) {
    const place = findTarget(part.target);
    const isTyping = place !== null && place === document.activeElement && place.matches(textField);
    if (place && (isTyping || findTarget(part.until) === null)) return place;
  }
  return findTarget(target);
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
