/**
 * A style sheet that did not come leaves no element behind. Vite takes an element for a sheet that is here, and a second
 * try would show the page without its styles.
 */
export function forgetMissingStyles(window: Window): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true, // such an event does not bubble
  );
}
