/** Calls `then` whenever the person returns to the page: it is shown, focused, restored, or online again. */
export function onReturn(window: Window, document: Document, then: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') then();
  });
  window.addEventListener('online', then);
  window.addEventListener('focus', then);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) then();
  });
}
