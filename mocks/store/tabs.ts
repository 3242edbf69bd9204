/** How the tabs that share one saved state keep out of each other's way and hear of each other. */
export interface Tabs {
  /** Runs the work while no other tab, and nothing else in this tab, does exclusive work. In order of arrival. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Tells the other tabs that something was saved. */
  tell(): void;
  /** Calls the listener when another tab has told. */
  hear(listener: () => void): void;
  close(): void;
}

/** A program, or a page whose browser offers no more: work is done one after the other. */
export function oneTab(): Tabs {
  let last: Promise<unknown> = Promise.resolve();
  return {
    exclusively(work) {
      const result = last.then(work);
      last = result.catch(() => undefined); // its caller hears of the failure; the next one is not concerned
      return result;
    },
    tell: () => undefined,
    hear: () => undefined,
    close: () => undefined,
  };
}

/** The parts of a page's window that are used here; either may be missing or refuse. */
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

/** Tabs of one browser: Web Locks for writes, BroadcastChannel for news. A killed tab loses its lock at once. */
export function browserTabs(name: string, window: TabsWindow): Tabs {
  const alone = oneTab();
  const channel = openChannel(name, window);
  const { locks } = window.navigator;
  return {
    async exclusively(work) {
      if (!locks) return alone.exclusively(work);
      let done: { readonly result: Awaited<ReturnType<typeof work>> } | undefined;
      let begun = false;
      try {
        await locks.request(name, async () => {
          begun = true;
          done = { result: await work() };
        });
      } catch (cause) {
        if (begun) throw cause;
      }
      // Where storage is blocked, locks are refused too. The driver notices whoever else writes.
      return done ? done.result : alone.exclusively(work);
    },
    tell: () => channel?.postMessage('saved'),
    hear: (listener) => channel?.addEventListener('message', listener),
    close: () => channel?.close(),
  };
}

function openChannel(name: string, { BroadcastChannel }: TabsWindow) {
  try {
    return BroadcastChannel && new BroadcastChannel(name);
  } catch {
    return undefined; // an opaque origin; news then arrive with the next refresh
  }
}
