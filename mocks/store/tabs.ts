/** Exclusion and notification between the tabs that share one saved state. */
export interface Tabs {
  /** Runs the work while no other exclusive work runs, in this tab or another. Calls are served in order. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Notifies the other tabs that something was saved. */
  notify(): void;
  /** Calls the listener when another tab has notified. */
  onNotify(listener: () => void): void;
  close(): void;
}

/** For a server, or a page whose browser has no locks: work runs one after the other. */
export function oneTab(): Tabs {
  let last: Promise<unknown> = Promise.resolve();
  return {
    exclusively(work) {
      const result = last.then(work);
      last = result.catch(() => undefined); // a failure is reported to its caller and does not stop the next work
      return result;
    },
    notify: () => undefined,
    onNotify: () => undefined,
    close: () => undefined,
  };
}

/** The used parts of a page's window; each may be missing or may throw. */
export interface TabsWindow {
  readonly navigator: {
    readonly locks?: { request(name: string, work: () => Promise<void>): Promise<unknown> } | undefined;
  };
  readonly BroadcastChannel?: new (name: string) => {
    postMessage(message: unknown): void;
    addEventListener(type: 'message', listener: () => void): void;
    close(): void;
  };
}

/** Tabs of one browser: Web Locks for writes, BroadcastChannel for notifications. A killed tab loses its lock at once. */
export function browserTabs(name: string, window: TabsWindow): Tabs {
  const inThisTab = oneTab();
  const channel = openChannel(name, window);
  const { locks } = window.navigator;
  return {
    async exclusively(work) {
      if (!locks) return inThisTab.exclusively(work);
      let done: { readonly result: Awaited<ReturnType<typeof work>> } | undefined;
      let started = false;
      try {
        await locks.request(name, async () => {
          started = true;
          done = { result: await work() };
        });
      } catch (cause) {
        if (started) throw cause;
      }
      // Where storage is blocked, locks are refused, too. The driver then detects the writes of other tabs.
      return done ? done.result : inThisTab.exclusively(work);
    },
    notify: () => channel?.postMessage('saved'),
    onNotify: (listener) => channel?.addEventListener('message', listener),
    close: () => channel?.close(),
  };
}

function openChannel(name: string, { BroadcastChannel }: TabsWindow) {
  try {
    return BroadcastChannel && new BroadcastChannel(name);
  } catch {
    return undefined; // on an opaque origin, changes of other tabs are seen at the next refresh
  }
}
