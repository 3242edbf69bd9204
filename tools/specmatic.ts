// npm run specmatic: Specmatic sends the requests of contracts/openapi.json, as it is, to the mock backend.
// Exit code 0: every operation was tried, and all passed but what tools/specmatic/expected.ts names. 1 otherwise.
// With --generative it also makes requests from the schemas, which takes some minutes. Needs Java 17 and the network.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '#contracts/index.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { askMock } from './openapi/ask.ts';
import { documentPath } from './openapi/document.ts';
import { type Trial, trialsOf, verdictOf } from './specmatic/report.ts';
import { runSpecmatic } from './specmatic/run.ts';
import { summaryOf } from './specmatic/summary.ts';

const { values } = parseArgs({
  options: { generative: { type: 'boolean', default: false }, log: { type: 'string' } },
});

const mock = await askMock('running');
await mock.signIn('customer');
await mock.signIn('administrator');
const { url, stop } = await listen(mock.backend, 0);
const folder = mkdtempSync(join(tmpdir(), 'specmatic-'));

/** Signing out ends the session of all other requests, so it comes last. */
const filters = [`PATH!='${contract.signOut.path}'`, `PATH='${contract.signOut.path}'`];

try {
  const trials: Trial[] = [];
  let log = '';
  for (const filter of filters) {
    const output = await runSpecmatic({
      document: resolve(documentPath),
      baseUrl: url,
      folder,
      tokens: mock.tokens,
      generative: values.generative,
      filter,
    });
    log += output;
    trials.push(...trialsOf(output));
  }
  if (values.log !== undefined) writeFileSync(values.log, log);
  const untried = Object.keys(contract).filter((name) => trials.every(({ operation }) => operation !== name));
  console.log(summaryOf(trials, untried));
  process.exitCode = untried.length === 0 && trials.every((trial) => verdictOf(trial) !== 'wrong') ? 0 : 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true });
}
