import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { maxBodyCharacters } from '#contracts/endpoint.ts';
import type { Backend } from '#mocks/backend/backend.ts';
import { type WirePage, type WireResponse, type WireRequest, textOf } from '#mocks/core/wire.ts';
import { refuseConnect } from './connect.ts';

type Cors = Readonly<Record<string, string>>;

export interface Listening {
  readonly url: string;
  /** By which other machines call it; none unless it listens on every interface. */
  readonly networkUrls: readonly string[];
  /** Resolves when the running requests have been answered; one that takes longer than `graceMs` is cut off. */
  stop(): Promise<void>;
}

/** A simulated fault may leave a request without an answer for ever. */
const graceMs = 2_000;

export interface Reach {
  /** The address of the interface to listen on: loopback only, unless it is another one. */
  readonly host?: string;
  /** Names or addresses, without port, by which others call this machine: IPv6 in brackets. */
  readonly allowedHosts?: readonly string[];
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];
const everyInterface = ['0.0.0.0', '::'];
const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** The addresses at which other machines reach a server that listens on this host, as they stand in a URL. */
export function networkAddresses(host: string, interfaces = networkInterfaces()): readonly string[] {
  if (!everyInterface.includes(host)) return [];
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ internal }) => !internal)
    .map(({ address }) => inAddress(address));
}

/** The names that a `Host` header and the origin of a calling page may have. */
function namesOf(host: string, allowedHosts: readonly string[]): readonly string[] {
  const boundHosts = everyInterface.includes(host) ? networkAddresses(host) : [inAddress(host)];
  return [...new Set([...localHosts, ...boundHosts, ...allowedHosts].map((name) => name.toLowerCase()))];
}

/** The name in `name:port`, in lower case; null for anything else. */
const nameIn = (host: string) => /^(\[[^\]]+\]|[^:@/?#]+)(:\d+)?$/.exec(host)?.[1]?.toLowerCase() ?? null;

/**
 * Protects against DNS rebinding: a page whose host name resolves to this machine has the same origin, and only the
 * `Host` header reveals it.
 */
const wrongHost = (names: readonly string[]): WireResponse => ({
  status: 421,
  headers: { 'Content-Type': 'text/plain' },
  body: `This server answers to ${names.join(', ')} only; --allow-host adds a name.\n`,
});

/** Returns the CORS headers for pages from any port of these hosts. */
function crossOrigin(origin: string | undefined, names: readonly string[]): Record<string, string> {
  const name = nameIn(/^https?:\/\/(.+)$/.exec(origin ?? '')?.[1] ?? '');
  if (origin === undefined || name === null || !names.includes(name)) return { Vary: 'Origin' };
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

/** Serves a backend over HTTP. Port 0 selects a free port. */
export function listen(backend: Backend, port: number, reach: Reach = {}): Promise<Listening> {
  const { host = '127.0.0.1', allowedHosts = [] } = reach;
  const names = namesOf(host, allowedHosts);
  const server = createServer((request, response) => {
    const { url = '/', headers, method = 'GET' } = request;
    const cors = crossOrigin(headers.origin, names);
    if (!names.includes(nameIn(headers.host ?? '') ?? '')) return send(response, wrongHost(names), cors);
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
    const now = backend.respondNow(call);
    if (now) return sendPage(response, now, cors);
    respond(backend, call, request, response, cors).catch((cause: unknown) =>
      response.destroy(asError(cause)),
    );
  });
  refuseConnect(server, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      const at = (name: string) => `http://${name}:${actual}`;
      resolve({
        url: at(everyInterface.includes(host) ? '127.0.0.1' : inAddress(host)),
        networkUrls: networkAddresses(host).map(at),
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

function sendPage(response: ServerResponse, { headers, page }: WirePage, cors: Cors): void {
  response.writeHead(200, { ...headers, 'Content-Length': page.length, ...cors });
  response.end(page);
}

async function respond(
  backend: Backend,
  call: WireRequest,
  request: IncomingMessage,
  response: ServerResponse,
  cors: Cors,
): Promise<void> {
  if (call.method === 'OPTIONS') return send(response, { status: 204, headers: {}, body: null }, cors);
  send(response, await backend.respond({ ...call, ...(await bodyOf(request)) }), cors);
}

function send(response: ServerResponse, { status, headers, body }: WireResponse, cors: Cors): void {
  const lengthless = status === 204 || status === 304 || response.req.method === 'HEAD';
  const length: Record<string, number> = lengthless
    ? {}
    : { 'Content-Length': Buffer.byteLength(body ?? '') };
  response.writeHead(status, { ...headers, ...length, ...cors });
  response.end(body ?? '');
}

/** Returns the body as text; one that is too long is cut at a length at which the backend still refuses it. */
async function bodyOf(request: IncomingMessage): Promise<ReturnType<typeof textOf>> {
  if (request.method === 'GET' || request.method === 'HEAD') return textOf(null);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isCut = false;
  const incoming: AsyncIterable<Uint8Array> = request;
  for await (const chunk of incoming) {
    isCut ||= size > maxBodyCharacters * 4;
    if (isCut) continue; // reads to the end, so that the caller receives the answer
    chunks.push(chunk);
    size += chunk.length;
  }
  return textOf(chunks.length > 0 ? Buffer.concat(chunks) : null, isCut);
}

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));
