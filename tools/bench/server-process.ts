import { createServer } from 'node:http';
import { listen } from '#mocks/adapters/server/listen.ts';
import { requestList, authorization, differentPages, largeBackend } from './large-backend.ts';

/** The first message of a server process to its parent. */
export interface Ready {
  readonly port: number;
  readonly authorization: string;
  readonly pages: readonly string[];
}

// Argument: the number of customers, or "bare" and a number of bytes: the reference.
const [kind = '', bytes = '0'] = process.argv.slice(2);

async function start(): Promise<Ready> {
  if (kind === 'bare') {
    const body = Buffer.alloc(Number(bytes), 'x');
    const head = {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
    };
    const server = createServer((_request, response) => {
      response.writeHead(200, head);
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return {
      port: typeof address === 'object' ? (address?.port ?? 0) : 0,
      authorization,
      pages: ['sort=-createdAt'],
    };
  }
  const backend = await largeBackend(Number(kind));
  const pages = await differentPages(backend, 3000);
  await requestList(backend, '');
  const { url } = await listen(backend, 0);
  return { port: Number(new URL(url).port), authorization, pages };
}

process.on('message', () => process.send?.(process.cpuUsage()));
process.once('disconnect', () => process.exit());
start().then(
  (ready) => process.send?.(ready),
  (cause: unknown) => {
    process.stderr.write(`${String(cause)}\n`);
    process.exit(1);
  },
);
