// The static host of a build: node tools/serve.ts [--dist FOLDER] [--port N] [--mocks on|off] [--api URL] [...]
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createHost } from './host/host.ts';
import { fields, runtimeConfig } from './host/runtime-config.ts';

const configFlags = Object.values(fields).map(({ flag }) => [flag, { type: 'string' }] as const);

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    ...Object.fromEntries(configFlags),
  },
});

try {
  const server = createServer(createHost(values.dist, runtimeConfig({ ...values }, process.env)));
  server.on('error', (error) =>
    fail(
      'code' in error && error.code === 'EADDRINUSE'
        ? `Port ${values.port} is taken. Choose another one: npm start -- --port ${Number(values.port) + 1}`
        : error.message,
    ),
  );
  server.listen(Number(values.port), values.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : values.port;
    console.log(`http://${values.host}:${port}/`);
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
