import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { matchPath } from '../../src/app/paths.ts';
import { pageOf } from './page.ts';
import { securityHeaders } from './policy.ts';
import { apiOrigin } from './runtime-config.ts';

const hashed = 'public, max-age=31536000, immutable'; // the name changes with the content
const named = 'public, max-age=86400';

const isFile = (path: string) => /\.[^/]+$/.test(path);
const isOurs = (path: string) => path.startsWith('/assets/') || path.startsWith('/api/') || isFile(path);

/**
 * The static host of a build: pages with a strict policy, files with long lives, and a 404 that is one. An unknown
 * path gets the same page with status 404, and the page says so; a missing file gets no page at all.
 */
export function createHost(dist: string, config: Readonly<Record<string, unknown>>): RequestListener {
  const page = pageOf(dist, apiOrigin(config));
  const settings = JSON.stringify(config);
  const files = sirv(dist, {
    brotli: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? hashed : named),
  });

  function sendPage(response: ServerResponse, status: number): void {
    const { html, policy } = page();
    // No ETag: a 304 would pair the stored page with the nonce of a newer policy.
    send(response, status, 'text/html; charset=utf-8', html, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
    });
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads) return send(response, 405, 'text/plain', 'Only GET and HEAD\n', { Allow: 'GET, HEAD' });
    if (path === '/config.json') {
      return send(response, 200, 'application/json', settings, { 'Cache-Control': 'no-store' });
    }
    if (path === '/index.html') return missing(response);
    if (isOurs(path)) {
      // A file that a new build has taken away ends this answer, not the host.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      return files(request, response, () => missing(response));
    }
    return sendPage(response, matchPath(path) === null ? 404 : 200);
  };
}

function missing(response: ServerResponse): void {
  send(response, 404, 'text/plain', 'Not found\n', { 'Cache-Control': 'no-store' });
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
}
