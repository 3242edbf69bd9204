import type { Reporter, TestModule, TestSuite } from 'vitest/node';
import { type RunRecord, saveRun } from './run-record.ts';

const states = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'unfinished' } as const;
const text = ({ message }: { message?: string | undefined }) => message ?? 'an error without words';

/** Leaves behind what the unit tests did; the list on the screen is another reporter's. */
export default class VitestRecord implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string | undefined }[]): void {
    const run: RunRecord = { tests: [], faults: unhandled.map(text) };
    for (const module of modules) {
      const suites: TestSuite[] = [...module.children.allSuites()];
      run.faults.push(...[module, ...suites].flatMap((group) => group.errors().map(text)));
      for (const one of module.children.allTests()) {
        run.tests.push({
          title: `${module.relativeModuleId} > ${one.fullName}`,
          state: states[one.result().state],
        });
      }
    }
    saveRun('unit', run);
  }
}
