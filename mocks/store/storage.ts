import { type Driver, memoryDriver } from './driver.ts';
import { StorageError } from '#mocks/errors/storage-error.ts';
import type { StoreOptions } from './store-options.ts';

/** Where the state is saved: the driver, or memory from the driver's first failure on, where that is allowed. */
export interface StateStorage {
  readonly driver: Driver;
  /**
   * Calls the driver; `fallback` if it fails, or if memory has replaced it meanwhile. Rejects with StorageError where
   * memory must not replace it.
   */
  call<Answer>(work: (driver: Driver) => Promise<Answer>, fallback: Answer): Promise<Answer>;
}

type Options = Pick<StoreOptions, 'driver' | 'durability' | 'onProblem'>;

/** Opens the driver. Rejects with StorageError when that fails and memory must not replace it. */
export async function openStorage({ driver: open, durability, onProblem }: Options): Promise<StateStorage> {
  let driver = memoryDriver();

  function fallBack(cause: unknown): Driver {
    if (durability === 'keep-or-refuse') throw new StorageError(cause);
    onProblem('This browser does not save for this site: what you do here ends with this page.', cause);
    return (driver = memoryDriver());
  }

  driver = await open().catch(fallBack);

  return {
    get driver() {
      return driver;
    },
    async call(work, fallback) {
      const called = driver;
      try {
        const result = await work(called);
        return driver === called ? result : fallback;
      } catch (cause) {
        if (driver === called) fallBack(cause);
        return fallback;
      }
    },
  };
}
