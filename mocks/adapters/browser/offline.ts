/** Makes the browser report that it is offline. */
export function withoutNetwork(window: Window): void {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
}

/** Ends `withoutNetwork`. */
export function withNetwork(window: Window): void {
  Reflect.deleteProperty(window.navigator, 'onLine'); // the prototype has the browser's own property
  window.dispatchEvent(new Event('online'));
}
