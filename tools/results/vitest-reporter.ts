import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { type RunRecord, writeRun } from './run-record.ts';

const states = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'unfinished' } as const;

/** Writes the record of a run of Vitest. */
export default class RunRecordReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandledErrors) => {
    writeRun('unit', {
      tests: modules.flatMap((module) => [...module.children.allTests()].map(resultOf)),
      faults: [
        ...modules.flatMap((module) => [module, ...module.children.allSuites()].flatMap(errorsOutsideTests)),
        ...unhandledErrors.map(({ message }) => message),
      ],
    });
  };
}

const resultOf = (test: TestCase): RunRecord['tests'][number] => ({
  title: `${test.module.relativeModuleId} > ${test.fullName}`,
  state: states[test.result().state],
});

/** The file's own errors and those of hooks. */
function errorsOutsideTests(part: TestModule | TestSuite): readonly string[] {
  const { relativeModuleId } = part.type === 'module' ? part : part.module;
  return part.errors().map(({ message }) => `${relativeModuleId}: ${message}`);
}
