import { parseArgs } from 'node:util';
import { createControlledDemoBackend } from '#mocks/controlled-demo-backend.ts';
import { listen } from './listen.ts';
import { defaultScenario, scenarioNames } from '#mocks/scenarios/index.ts';
import { fileDriver } from '#mocks/store/driver-file.ts';
import { rowsVersion } from '#mocks/tables.ts';

const usage = `Serves the mock backend on this machine.
  --port N         default 4010; 0 takes any free port
  --scenario NAME  ${scenarioNames.join(', ')}; default ${defaultScenario}
  --seed N         default 42
  --data FILE      keeps what happens in this file; without it everything is forgotten at the end
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    scenario: { type: 'string', default: defaultScenario },
    seed: { type: 'string', default: '42' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: string, text: string, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(value <= max))
    throw new Error(`--${name} was given "${text}": a whole number up to ${max} is expected.`);
  return value;
}

async function main(): Promise<void> {
  if (values.help) return void process.stdout.write(usage);
  const { scenario, data } = values;
  const [port, seed] = [wholeNumber('port', values.port, 65_535), wholeNumber('seed', values.seed, 2 ** 32)];
  const file = data === undefined ? null : { path: data, space: `${scenario}/${seed}`, schema: rowsVersion };
  const { backend, store } = await createControlledDemoBackend({
    scenario,
    seed,
    ...(file ? { driver: () => fileDriver(file) } : {}),
    onProblem: (sentence) => process.stderr.write(`${sentence}\n`),
  });

  let last = newestMessage();
  function newestMessage() {
    return store.tables.messages.page({ order: 'sentAt', falling: true, limit: 1 }).rows[0]?.id;
  }
  store.subscribe(() => {
    if (newestMessage() === last) return;
    last = newestMessage();
    const message = store.tables.messages.get(last ?? '');
    if (message) process.stdout.write(`${message.channel} to ${message.to}: ${message.text}\n`);
  });

  const { url, stop } = await listen(backend, port);
  process.stdout.write(`The mock backend answers at ${url} (scenario ${scenario}, seed ${seed})\n`);
  const end = () => void stop().then(() => store.close());
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

main().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
});
