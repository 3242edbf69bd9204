import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Backend } from './backend.ts';
import { type Answer, type Call, longestBody } from './core/call.ts';

export interface Listening {
  readonly url: string;
  /** Lets running requests end, then closes. */
  stop(): Promise<void>;
}

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What a page of another local port may do and read. */
function crossOrigin(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return {};
  if (!localOrigin.test(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match',
    'Access-Control-Expose-Headers': 'Date, ETag, Idempotency-Replayed, Retry-After, X-Request-Id',
    'Access-Control-Max-Age': '600',
  };
}

const mostBytes = 1000;

/** Pages that the backend gives again and again are encoded once: that costs more than all the rest of an answer. */
function createEncoder(): (body: string) => Buffer {
  let known = new Map<string, Buffer>();
  return (body) => {
    const found = known.get(body);
    if (found) return found;
    if (known.size >= mostBytes) known = new Map();
    const bytes = Buffer.from(body);
    known.set(body, bytes);
    return bytes;
  };
}

/** Serves a backend over HTTP on this machine alone. Port 0: any free one. */
export function listen(backend: Backend, port: number): Promise<Listening> {
  const encode = createEncoder();
  const server = createServer((request, response) => {
    const { url = '/', headers, method = 'GET' } = request;
    const mark = url.indexOf('?');
    const call: Call = {
      method,
      path: mark < 0 ? url : url.slice(0, mark),
      search: mark < 0 ? '' : url.slice(mark + 1),
      header(name) {
        const value = headers[name];
        return typeof value === 'string' ? value : value?.[0];
      },
      body: null,
    };
    const now = backend.answerNow(call);
    if (now) return send(response, now, now.body === null ? null : encode(now.body), headers.origin);
    respond(backend, call, request, response).catch((cause: unknown) => response.destroy(asError(cause)));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve({
        url: `http://127.0.0.1:${actual}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeIdleConnections();
          }),
      });
    });
  });
}

async function respond(
  backend: Backend,
  call: Call,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin } = request.headers;
  if (call.method === 'OPTIONS') return send(response, { status: 204, headers: {} }, null, origin);
  const answer = await backend.answer({ ...call, body: await bodyOf(request) });
  send(response, answer, answer.body === null ? null : Buffer.from(answer.body), origin);
}

function send(
  response: ServerResponse,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  body: Buffer | null,
  origin: string | undefined,
): void {
  const length: Record<string, number> = status === 204 ? {} : { 'Content-Length': body?.length ?? 0 };
  response.writeHead(status, { ...headers, ...length, ...crossOrigin(origin) });
  response.end(body ?? undefined);
}

/** The body as text; of one that is too long, only so much that the backend sees that. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  if (request.method === 'GET') return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const incoming: AsyncIterable<Uint8Array> = request;
  for await (const chunk of incoming) {
    if (size > longestBody * 4) continue; // read to the end, so that the caller gets to the answer
    chunks.push(chunk);
    size += chunk.length;
  }
  return chunks.length > 0 ? Buffer.concat(chunks).toString('utf8') : null;
}

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));
