import type { Instant } from '#contracts/dates.ts';
import type { Driver, Origin, Snapshot } from './driver.ts';
import type { Command, Definitions } from './state.ts';
import type { Tabs } from './tabs.ts';

export interface StoreOptions<T extends Definitions = Definitions> {
  readonly tables: T;
  /**
   * Seeds the random numbers of `populate` and of all commands; together with `populate` it determines the initial
   * rows.
   */
  readonly origin: Origin;
  readonly startAt: Instant;
  /** For tests: the clock is frozen until a command moves it. */
  readonly frozen?: boolean;
  /** Reads the wall clock, in ms. */
  readonly wall: () => number;
  /**
   * Inserts the scenario's rows; or makes the whole first state elsewhere, which may take requests. It runs only if nothing
   * is saved.
   */
  readonly populate: Command<T, void> | { readonly elsewhere: () => Promise<Snapshot> };
  readonly driver: () => Promise<Driver>;
  readonly tabs: Tabs;
  /**
   * What happens when storage fails. 'keep-or-refuse': opening and writing reject, and nothing is done.
   * 'fall-back-to-memory': the store continues in memory, and `onProblem` receives a sentence that has to be shown to the
   * user. The sentence is our own; what the browser said is only in its cause.
   */
  readonly durability: 'keep-or-refuse' | 'fall-back-to-memory';
  /**
   * For a store that may fall back to memory, where saving a large initial state would delay the first page: resolves
   * when the initial state may be saved. Until then the store already answers reads; the first command saves it at
   * once. Left out: it is saved before anything else.
   */
  readonly whenIdle?: () => Promise<void>;
  readonly onProblem: (sentence: string, cause: unknown) => void;
}
