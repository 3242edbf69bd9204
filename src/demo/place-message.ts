import { putInFreeCorner } from './free-corner.ts';

/** Corners of the window, the best first. On a phone the message is as wide as the window, and left and right are one. */
const corners = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;

const codeField = 'input[autocomplete="one-time-code"]';
const controls = 'button, a, input, select, textarea';

/**
 * Puts a message where it does not cover the dialog above the page. Where the dialog leaves no room it is shown only in
 * one that waits for its code, beside the controls; otherwise it comes once the dialog is closed.
 */
export function placeMessage(message: HTMLElement, dialog: HTMLElement | null): void {
  message.hidden = false; // what is hidden has no size
  if (putInFreeCorner(message, corners, [dialog])) return;
  message.hidden = dialog?.querySelector(codeField) === null;
  if (message.hidden || putInFreeCorner(message, corners, [...(dialog?.querySelectorAll(controls) ?? [])]))
    return;
  message.dataset['corner'] = corners[0];
}
