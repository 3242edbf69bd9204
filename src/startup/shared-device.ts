import { storedUploads, type UploadStorage } from '#src/customer/collateral/upload/upload-storage.ts';
import { dropForms, privateMaxAgeMs } from '#src/platform/storage/persisted-forms.ts';
import { selectSession } from '#src/platform/session/session.ts';
import type { AppStore } from '#src/platform/store/store.ts';
import type { Locks } from '#src/platform/storage/unsaved-work.ts';

const lockPrefix = 'tranche.person.';

interface Device {
  readonly storage: Storage | null;
  /** Opens the stored files; null where there are none. */
  readonly openUploads: () => Promise<UploadStorage | null>;
  /** Null where the browser has none: other tabs are then unknown. */
  readonly locks: Locks | null;
  readonly now: () => number;
}

/**
 * Removes typed forms and waiting documents that a person has left on this device: when they log out, when another
 * person logs in while no tab of theirs is open, otherwise after a day. Each tab holds a lock that names its person.
 */
export function clearSharedDevice(store: AppStore, { storage, openUploads, locks, now }: Device): void {
  /** Lets this tab's lock go; resolves once it is not among those held any more. */
  let release: () => unknown = () => undefined;

  function hold(userId: string): void {
    const end = Promise.withResolvers<void>();
    const ownLock = locks
      ?.request(lockPrefix + userId, { mode: 'shared' }, () => end.promise)
      .catch(() => undefined); // refused, or the page is being closed
    release = () => {
      end.resolve();
      return ownLock;
    };
  }

  async function peopleHere(): Promise<ReadonlySet<string>> {
    const userId = selectSession(store.getState())?.userId;
    const { held: heldLocks = [] } = (await locks?.query().catch(() => null)) ?? {};
    const otherUserIds = heldLocks.flatMap(({ name }) =>
      name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [],
    );
    return new Set(userId === undefined ? otherUserIds : [...otherUserIds, userId]);
  }

  async function clear(hasLeft: string | undefined, released?: unknown): Promise<void> {
    await released;
    const here = await peopleHere();
    const mayStay = (userId: string, savedAt: number) =>
      here.has(userId) || (here.size === 0 && userId !== hasLeft && now() - savedAt < privateMaxAgeMs);
    dropForms(storage, mayStay);
    const uploads = await openUploads();
    for (const { id, owner, addedAt } of (await uploads?.all()) ?? [])
      if (!mayStay(owner ?? '', addedAt)) await uploads?.remove(id);
  }

  let before: string | undefined;
  function switchAccount(): void {
    const userId = selectSession(store.getState())?.userId;
    if (userId === before) return;
    const hasLeft = before;
    before = userId;
    const released = release();
    if (userId !== undefined) hold(userId);
    void clear(hasLeft, released).catch(() => undefined); // a database that fails is tried again at the next start
  }

  store.subscribe(switchAccount);
  if (selectSession(store.getState()) === null) void clear(undefined).catch(() => undefined);
  else switchAccount();
}

export function thisDevice(storage: Storage | null): Device {
  return {
    storage,
    openUploads: storedUploads,
    locks: 'locks' in navigator ? navigator.locks : null,
    now: Date.now,
  };
}
