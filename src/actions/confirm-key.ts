import type { KeyboardEvent } from 'react';

/**
 * Confirms by Ctrl+Enter in a text of several lines, where Enter alone starts a new line. A disabled button is not
 * pressed.
 */
export function confirmKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}
