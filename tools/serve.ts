// The static host of a build, as a program: exit code 2 for arguments it does not understand, 1 when it cannot start.
import { isHttpUrl } from '#contracts/http-url.ts';
import {
  argumentValues,
  highestPort,
  reportFailure,
  UsageError,
  wholeNumber,
} from '#mocks/adapters/server/usage.ts';
import { hostServer } from './host/host.ts';
import { fields, runtimeConfig } from './host/runtime-config.ts';

const configFields = Object.values(fields);
const configFlags = configFields.map(({ flag }) => [flag, { type: 'string' }] as const);

const usage = `Serves a build on this machine.
  --dist FOLDER        default dist
  --port N             default 4173; 0 takes any free port
  --host ADDRESS       default 127.0.0.1
  --real-api URL       an API that the demo may ask beside its mock backend (mixed mode); also APP_REAL_API
  --help               shows this
What the application reads from /config.json; each also as an environment variable:
${configFields.map(({ flag, variable }) => `  ${`--${flag}`.padEnd(20)} ${variable}`).join('\n')}
`;

function main(): void {
  const values = argumentValues(process.argv.slice(2), {
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    'real-api': { type: 'string', default: process.env['APP_REAL_API'] ?? '' },
    help: { type: 'boolean' },
    ...Object.fromEntries(configFlags),
  });
  if (values.help) return void process.stdout.write(usage);
  const port = wholeNumber('port', values.port, highestPort);
  const config = runtimeConfig({ ...values }, process.env);
  const server = hostServer(values.dist, config, realApis(values['real-api']));
  server.on('error', (error) => {
    const isTaken = 'code' in error && error.code === 'EADDRINUSE';
    const advice = `Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}`;
    reportFailure(isTaken ? advice : error, usage);
  });
  server.listen(port, values.host, () => {
    const address = server.address();
    console.log(`http://${values.host}:${typeof address === 'object' && address ? address.port : port}/`);
  });
}

/** The origin of a real API, for the policy of the pages. */
function realApis(url: string): readonly string[] {
  if (url === '') return [];
  if (isHttpUrl(url)) return [new URL(url).origin];
  throw new UsageError(`--real-api was given "${url}": an http(s) address is expected.`);
}

try {
  main();
} catch (cause) {
  reportFailure(cause, usage);
}
