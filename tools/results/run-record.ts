/** The results of one test runner, read from the JSON file that it writes. */
export interface RunRecord {
  /** Every test by its full title. `unfinished` never started or never ended, and counts as failed. */
  readonly tests: readonly {
    readonly title: string;
    readonly state: 'passed' | 'failed' | 'skipped' | 'unfinished';
  }[];
  /** What failed outside of a test: a file that cannot be loaded, a hook, the runner itself. */
  readonly faults: readonly string[];
}
