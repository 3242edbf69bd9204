// The used part of a service worker's scope. TypeScript's own types for it conflict with those of a page.

export interface PrecacheFile {
  readonly url: string;
  /** Null where the name contains a hash of the content. */
  readonly revision: string | null;
  /** Needed only with the mock backend: a deployment without it does not keep the file. */
  readonly isDemo?: true;
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerMessage {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface WorkerScope {
  /** The build replaces this by its list of files. */
  readonly __WB_MANIFEST: readonly PrecacheFile[];
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerMessage) => void): void;
}
