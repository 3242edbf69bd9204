// The static host of a build, as a program: exit code 2 for arguments it does not understand, 1 when it cannot start.
import { argumentValues, highestPort, reportFailure, wholeNumber } from '#mocks/adapters/server/usage.ts';
import { hostServer } from './host/host.ts';
import { fields, runtimeConfig } from './host/runtime-config.ts';

const configFields = Object.values(fields);
const configFlags = configFields.map(({ flag }) => [flag, { type: 'string' }] as const);

const usage = `Serves a build on this machine.
  --dist FOLDER        default dist
  --port N             default 4173; 0 takes any free port
  --host ADDRESS       default 127.0.0.1
  --help               shows this
What the application reads from /config.json; each also as an environment variable:
${configFields.map(({ flag, variable }) => `  ${`--${flag}`.padEnd(20)} ${variable}`).join('\n')}
`;

function main(): void {
  const values = argumentValues(process.argv.slice(2), {
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    help: { type: 'boolean' },
    ...Object.fromEntries(configFlags),
  });
  if (values.help) return void process.stdout.write(usage);
  const port = wholeNumber('port', values.port, highestPort);
  const server = hostServer(values.dist, runtimeConfig({ ...values }, process.env));
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

try {
  main();
} catch (cause) {
  reportFailure(cause, usage);
}
