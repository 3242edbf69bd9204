import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Backend } from '#mocks/backend.ts';
import { type WirePage, type WireResponse, type WireRequest, longestBody } from '#mocks/core/wire.ts';

export interface Listening {
  readonly url: string;
  /** Resolves when the running requests have been answered; one that takes longer than `graceMs` is cut off. */
  stop(): Promise<void>;
}

/** A simulated fault may leave a request without an answer for ever. */
const graceMs = 2_000;

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Protects against DNS rebinding: a page whose host name resolves to this machine has the same origin, and only the
 * `Host` header reveals it.
 */
const wrongHost: WireResponse = {
  status: 421,
  headers: { 'Content-Type': 'text/plain' },
  body: 'This server answers to localhost, 127.0.0.1 and [::1] only.\n',
};

/** Returns the CORS headers for pages from other local ports. */
function crossOrigin(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return { Vary: 'Origin' };
  if (!localOrigin.test(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Dry-Run, Idempotency-Key, If-Match, If-None-Match',
    'Access-Control-Expose-Headers':
      'Allow, Audit-Event, Changed, Date, Dry-Run, ETag, Idempotency-Replayed, Location, Retry-After, WWW-Authenticate, X-Request-Id',
    'Access-Control-Max-Age': '600',
  };
}

/** Serves a backend over HTTP on the loopback interface only. Port 0 selects a free port. */
export function listen(backend: Backend, port: number): Promise<Listening> {
  const server = createServer((request, response) => {
    const { url = '/', headers, method = 'GET' } = request;
    if (!localHost.test(headers.host ?? '')) return send(response, wrongHost, headers.origin);
    const mark = url.indexOf('?');
    const call: WireRequest = {
      method,
      path: mark < 0 ? url : url.slice(0, mark),
      search: mark < 0 ? '' : url.slice(mark + 1),
      header(name) {
        const value = headers[name];
        return typeof value === 'string' ? value : value?.[0];
      },
      body: null,
      caller: request.socket.remoteAddress ?? 'unknown',
    };
    const now = backend.answerNow(call);
    if (now) return sendPage(response, now, headers.origin);
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
            setTimeout(() => server.closeAllConnections(), graceMs).unref();
          }),
      });
    });
  });
}

function sendPage(response: ServerResponse, { headers, page }: WirePage, origin: string | undefined): void {
  response.writeHead(200, { ...headers, 'Content-Length': page.length, ...crossOrigin(origin) });
  response.end(page);
}

async function respond(
  backend: Backend,
  call: WireRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin } = request.headers;
  if (call.method === 'OPTIONS') return send(response, { status: 204, headers: {}, body: null }, origin);
  send(response, await backend.answer({ ...call, body: await bodyOf(request) }), origin);
}

function send(
  response: ServerResponse,
  { status, headers, body }: WireResponse,
  origin: string | undefined,
): void {
  const lengthless = status === 204 || status === 304 || response.req.method === 'HEAD';
  const length: Record<string, number> = lengthless
    ? {}
    : { 'Content-Length': Buffer.byteLength(body ?? '') };
  response.writeHead(status, { ...headers, ...length, ...crossOrigin(origin) });
  response.end(body ?? '');
}

/** Returns the body as text; one that is too long is cut at a length at which the backend still refuses it. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const incoming: AsyncIterable<Uint8Array> = request;
  for await (const chunk of incoming) {
    if (size > longestBody * 4) continue; // reads to the end, so that the caller receives the answer
    chunks.push(chunk);
    size += chunk.length;
  }
  return chunks.length > 0 ? Buffer.concat(chunks).toString('utf8') : null;
}

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));
