export const modals = '[role="dialog"][aria-modal="true"]';

/** The dialog that is open above the page and all others; null without one. */
export const topModal = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(modals)].at(-1) ?? null;
