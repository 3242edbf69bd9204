import type { KeyboardEvent } from 'react';

/**
 * Ctrl+Enter confirms from a text of several lines, where Enter alone begins a line. A button that is disabled is not
 * pressed.
 */
export function confirmKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
}
