// npm run trace: every requirement with the tests that prove it, from the results of the last `npm test`.
import { traceReport } from './results/trace-report.ts';

const { lines, faults } = traceReport();
console.log(lines.join('\n'));
console.log(faults.length === 0 ? '\nEvery requirement is proven or open.' : `\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
