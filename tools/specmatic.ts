// npm run specmatic: Specmatic sends the requests of contracts/openapi.json, as it is, to the mock backend.
// Exit code 0: every operation was tried, and all passed but what tools/specmatic/expected.ts names. 1 otherwise.
// With --generative it also makes requests from the schemas, which takes many minutes; --filter "PATH='/v1/me'" limits
// it to some operations, in Specmatic's words, --minutes 10 stops the run after that time. Needs Java 17 and the network.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '#contracts/index.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { askMock } from './openapi/ask.ts';
import { documentPath } from './openapi/document.ts';
import { fromTheStart } from './specmatic/from-the-start.ts';
import { forGeneratedRequests } from './specmatic/generated-requests.ts';
import { trialsOf, verdictOf } from './specmatic/report.ts';
import { runSpecmatic } from './specmatic/run.ts';
import { situationsOf } from './specmatic/situations.ts';
import { splitLists } from './specmatic/split-lists.ts';
import { summaryOf } from './specmatic/summary.ts';

const { values } = parseArgs({
  options: {
    generative: { type: 'boolean', default: false },
    filter: { type: 'string' },
    log: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});

const mock = await askMock('running');
const situations = await situationsOf(mock);
const backend = fromTheStart(mock, situations);
const { url, stop } = await listen(values.generative ? forGeneratedRequests(backend) : backend, 0);
const folder = mkdtempSync(join(tmpdir(), 'specmatic-'));
let document = resolve(documentPath);
if (values.generative) {
  document = join(folder, 'openapi.json');
  writeFileSync(document, splitLists(readFileSync(documentPath, 'utf8')));
}

if (values.log !== undefined) writeFileSync(values.log, '');

try {
  const output = await runSpecmatic({
    document,
    baseUrl: url,
    folder,
    tokens: mock.tokens,
    generative: values.generative,
    filter: values.filter ?? null,
    log: values.log ?? null,
    minutes: Number(values.minutes),
  });
  const trials = trialsOf(output);
  const untried = Object.keys(contract).filter(
    (name) => values.filter === undefined && trials.every(({ operation }) => operation !== name),
  );
  console.log(summaryOf(trials, untried));
  const isRight = trials.length > 0 && trials.every((trial) => verdictOf(trial) !== 'wrong');
  process.exitCode = isRight && untried.length === 0 ? 0 : 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true });
}
