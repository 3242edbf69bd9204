/** Focuses the first item of a menu whose items replace others that had the focus, or arrive after it was opened. */
export function focusFirstItem(items: HTMLElement | null): void {
  items?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
}
