import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { refuseConnect } from '#mocks/adapters/server/connect.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { isFile } from '#src/platform/routing/pathname.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { type Page, pageOf } from './page.ts';
import { hostPolicy, securityHeaders } from './policy.ts';
import { cacheOf, isHidden, missingCache, missingPage, pageCache, pageFile, pagePaths } from './rules.ts';
import { apiOrigins, buildSettings } from './runtime-config.ts';

/**
 * The static host of a build: pages with a strict content security policy, and files with the caching of `rules.ts`. An
 * unknown path gets the not-found page with status 404; a missing file gets 404 without a page.
 *
 * @param realApis origins that the demo may ask beside its mock backend
 */
export function createHost(
  dist: string,
  config: Readonly<Record<string, unknown>>,
  realApis: readonly string[] = [],
): RequestListener {
  const policy = hostPolicy([...apiOrigins({ ...buildSettings(dist), ...config }), ...realApis]);
  const pages = new Map(pagePaths.map((path) => [path, pageOf(dist, pageFile(path), config)]));
  const unknown = pageOf(dist, missingPage, config);
  const settings = JSON.stringify(config);
  const files = sirv(dist, {
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheOf(path));
      if (path.endsWith('.webmanifest')) response.setHeader('Content-Type', 'application/manifest+json');
    },
  });

  function sendPage(page: Page, request: IncomingMessage, response: ServerResponse, status = 200): void {
    const headers = {
      'Cache-Control': pageCache,
      'Content-Security-Policy': policy,
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && isStored(request, page)) return void response.writeHead(304, headers).end();
    const html = page.answer();
    const encoding = encodingFor(request);
    send(response, status, 'text/html; charset=utf-8', encoding ? encoders[encoding](html) : html, {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const [raw = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const path = decoded(raw) ?? raw;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead)
      return send(response, 405, 'text/plain', 'Only GET and HEAD\n', {
        Allow: allowed,
        'Cache-Control': missingCache,
      });
    if (path === '/config.json') {
      return send(response, 200, 'application/json', settings, { 'Cache-Control': cacheOf(path) });
    }
    // For the worker, which stores it under this name.
    if (path === `/${missingPage}`) return sendPage(unknown, request, response);
    if (isHidden(path)) return missing(response);
    if (isFile(path)) {
      closeFileWith(response);
      // `sirv` does not check a range and takes an encoding with weight 0: no answer is partial, and it sees one encoding.
      delete request.headers.range;
      request.headers['accept-encoding'] = accepts(request.headers['accept-encoding'], 'br') ? 'br' : '';
      return files(request, response, () => missing(response));
    }
    const id = matchPath(raw); // as the application does
    const page = id && pages.get(routes[id].path);
    return page ? sendPage(page, request, response) : sendPage(unknown, request, response, 404);
  }

  return (request, response) => {
    try {
      answer(request, response);
    } catch (cause) {
      console.error(cause);
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'Internal Server Error\n', { 'Cache-Control': missingCache });
    }
  };
}

/** A server of `createHost` that also answers what Node keeps from a request listener. */
export function hostServer(
  dist: string,
  config: Readonly<Record<string, unknown>>,
  realApis: readonly string[] = [],
): Server {
  const server = createServer(createHost(dist, config, realApis));
  refuseConnect(server, allowed);
  return server;
}

const allowed = 'GET, HEAD';

/** A file that cannot be read fails its response only, not the host; one whose response is cut off is closed. */
function closeFileWith(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/**
 * The brotli quality for pages, which are compressed for each response because of their nonce: as fast as gzip, with a
 * result that is a fifteenth smaller.
 */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encoders = {
  br: (html: string) => brotliCompressSync(html, quality),
  gzip: (html: string) => gzipSync(html),
};

/** Whether an `Accept-Encoding` header accepts this content coding: named or by `*`, with a weight above 0. */
function accepts(header: string | undefined, coding: string): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

function encodingFor({ headers }: IncomingMessage): keyof typeof encoders | undefined {
  return (['br', 'gzip'] as const).find((name) => accepts(headers['accept-encoding'], name));
}

/** The decoded path, by which a rule is found; null when it is not encoded correctly. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether the browser has this page, of this build and with this configuration. */
function isStored({ headers }: IncomingMessage, { etag }: Page): boolean {
  return (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag);
}

function missing(response: ServerResponse): void {
  send(response, 404, 'text/plain', 'Not found\n', { 'Cache-Control': missingCache });
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
}
