import type { Reporter } from '@playwright/test/reporter';
import { addressIn, whyNotAt } from './address.ts';

/** Skips what cannot run against a backend at an address, with the reason. A run with the mock in the page skips nothing. */
export default class AddressReporter implements Reporter {
  preprocess: NonNullable<Reporter['preprocess']> = ({ suite, testRun }) => {
    const address = addressIn(process.env);
    const counts = new Map<string, number>();
    for (const test of suite.allTests()) {
      const reason = address && whyNotAt(address, test.tags);
      if (reason === null) continue;
      testRun.skip(test, reason);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of counts) console.log(`${count} skipped: ${reason}`);
    return Promise.resolve();
  };

  printsToStdio(): boolean {
    return false;
  }
}
