import { connect } from 'node:net';

/**
 * Sends requests over `connections` connections for `ms` milliseconds; each connection sends the next one after an
 * answer. Resolves to the number of answers; rejects on any status but 200.
 */
export async function load(
  { port, authorization }: { readonly port: number; readonly authorization: string },
  pages: readonly string[],
  { connections, ms }: { readonly connections: number; readonly ms: number },
): Promise<number> {
  const end = performance.now() + ms;
  let answered = 0;
  let turn = 0;
  const requests = pages.map((page) =>
    Buffer.from(
      `GET /v1/admin/users?${page} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${authorization}\r\n\r\n`,
    ),
  );
  const next = () => requests[(turn += 1) % requests.length] ?? Buffer.alloc(0);
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(next()));
      let missing = 0; // bytes of the current answer that have not arrived yet
      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        if (missing === 0) {
          const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'));
          if (!head.startsWith('HTTP/1.1 200 ')) return void socket.destroy(new Error(head));
          missing = Number(/content-length: (\d+)/i.exec(head)?.[1]) + head.length + 4;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        answered += 1;
        if (performance.now() < end) socket.write(next());
        else socket.end();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  return answered;
}
