/** A BroadcastChannel, as far as it is used: what one tab posts all others of the same origin receive. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', then: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** Null where the browser has none or refuses it: then each tab is on its own. */
export function openChannel(window: Window & typeof globalThis, name: string): Channel | null {
  try {
    return new window.BroadcastChannel(name);
  } catch {
    return null;
  }
}
