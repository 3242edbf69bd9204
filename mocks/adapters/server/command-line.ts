// Runs the mock backend as a program. Exit code 2: invalid arguments; 1: it cannot start.
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createFaults } from '#mocks/adapters/network/faults.ts';
import { networkOf } from '#mocks/adapters/network/network.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { openSituation } from '#mocks/backend/situations/open.ts';
import { situationIn } from '#mocks/backend/situations/read.ts';
import { rowSchemas } from '#mocks/backend/row-schemas.ts';
import { fileDriver } from '#mocks/store/driver-file.ts';
import { choosePolicyProfile } from '#mocks/resources/settings.ts';
import { rowsVersion } from '#mocks/resources/tables.ts';
import { listen } from './listen.ts';
import { chosenOrigin, serverOptions, usage } from './options.ts';
import { scenariosWith } from './scenario-file.ts';
import { reportFailure } from './usage.ts';
import { unsaved, withFaults } from './with-faults.ts';

async function main(): Promise<void> {
  const options = serverOptions(process.argv.slice(2));
  if (!options) return void process.stdout.write(usage);
  const { port, host, allowedHosts, data, problemTypes, profile } = options;
  const file = data === null ? null : await fileDriver({ path: data, schema: rowsVersion, rows: rowSchemas });
  const situation =
    options.situation === null ? null : situationIn(await readFile(options.situation, 'utf8'));
  const { own, scenarios } = await scenariosWith(options.scenarioFile);
  const asked = { ...options, scenario: own ?? options.scenario };
  const { scenario, seed } = situation?.origin ?? chosenOrigin(asked, file?.origin ?? null);
  const faults = createFaults({
    storage: unsaved,
    network: () => networkOf(scenarios[store.origin.scenario], null),
    below: '',
  });
  const demo = await createControlledDemoBackend(
    {
      scenario,
      scenarios,
      seed,
      problemTypes,
      ...(file ? { driver: () => Promise.resolve(file) } : {}),
      onProblem: (sentence) => process.stderr.write(`${sentence}\n`),
    },
    faults,
  );
  const { store } = demo;
  if (situation) await openSituation(demo, faults, situation);
  if (profile !== null) await choosePolicyProfile(store, profile);
  const backend = withFaults(demo.backend, faults, {
    now: () => store.clock.now(),
    wait: (ms) => setTimeout(ms),
  });
  printMessages(store);

  const { url, networkUrls, stop } = await listen(backend, port, { host, allowedHosts });
  process.stdout.write(`The mock backend answers at ${url} (scenario ${scenario}, seed ${seed})\n`);
  if (networkUrls.length > 0) process.stdout.write(`Other machines call it at ${networkUrls.join(', ')}\n`);
  const end = () => void stop().then(() => store.close());
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/** Prints each message, because nothing else delivers the one-time codes. */
function printMessages(store: DemoBackend['store']): void {
  const newest = () =>
    store.tables.messages.page({ order: 'sentAt', falling: true, limit: 1 }).rows[0]?.id ?? '';
  let last = newest();
  store.subscribe(() => {
    if (newest() === last) return;
    last = newest();
    const message = store.tables.messages.get(last);
    if (message) process.stdout.write(`${message.channel} to ${message.to}: ${message.text}\n`);
  });
}

main().catch((cause: unknown) => reportFailure(cause, usage));
