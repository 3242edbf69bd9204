const { setTimeout: later } = globalThis; // also under the clock of a test

/** More turns of the event loop than what needs no time takes: promises, messages, rendering, timers of 0 ms. */
const enough = 50;

/**
 * Waits for everything that needs no time, however slow the machine is: until nothing is `busy` and `count`, what was
 * done so far, has stayed the same for many turns of the event loop.
 */
export async function atRest(count = () => 0, busy = () => false): Promise<void> {
  let last = count();
  for (let quiet = 0; quiet < enough; quiet += 1) {
    await new Promise<void>((turn) => void later(turn));
    if (busy() || count() !== last) quiet = 0;
    last = count();
  }
}
