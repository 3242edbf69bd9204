/** The used part of BroadcastChannel: what one tab posts, all other tabs of the same origin receive. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', then: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** Opens a channel. Null where the browser has none or refuses it: tabs are then not synchronised. */
export function openChannel(window: Window & typeof globalThis, name: string): Channel | null {
  try {
    return new window.BroadcastChannel(name);
  } catch {
    return null;
  }
}
