import type { KeyboardEvent } from 'react';

/** Returns whether the key confirms a form: Ctrl+Enter in any field, as Enter alone starts a new line of a text. */
export const isConfirmKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' && (ctrlKey || metaKey);

/** Confirms the form in this element by Ctrl+Enter. A disabled button is not pressed. */
export function confirmKey(event: KeyboardEvent<HTMLElement>): void {
  if (!isConfirmKey(event) || event.target instanceof HTMLButtonElement) return; // a button does what it says
  event.preventDefault();
  event.currentTarget.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}
