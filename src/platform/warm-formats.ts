/**
 * The first formatters of a page read the browser's data about languages, 13 ms on a desktop: done while the page's
 * modules are on their way, each in a task of its own, and not in the middle of its first rendering.
 */
export function warmFormats(locale: string, window: Partial<Pick<Window, 'requestIdleCallback'>>): void {
  window.requestIdleCallback?.(() => {
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(0);
  });
  window.requestIdleCallback?.(() => {
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(0);
  });
}
