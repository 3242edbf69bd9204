import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHost } from '#tools/host/host.ts';
import { runtimeConfig } from '#tools/host/runtime-config.ts';
import { type Build, folderOf } from './builds.ts';

/** What comes in place of a file: an error, the page of a host that knows no 404, no answer at all, or one's own. */
export type Fault = 404 | 500 | 'html' | 'silence' | ((response: ServerResponse) => void);

/** A script in place of the file. */
export const script =
  (text: string): Fault =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
  };

/** One origin whose release can be swapped, broken and switched off. */
export interface Site {
  readonly origin: string;
  /** Paths with their query, in the order in which they were asked for. */
  readonly asked: readonly string[];
  deploy(build: Build): void;
  /** Until `mend`, everything that matches comes like this; or only the first so many times. */
  break(what: RegExp, fault: Fault, times?: number): void;
  mend(): void;
  down(): Promise<void>;
  up(): Promise<void>;
  /** How often this was asked for so far. */
  count(what: RegExp): number;
}

export async function openSite(settings: {
  readonly releasePollMs: number;
}): Promise<Site & { close(): Promise<void> }> {
  const config = runtimeConfig({}, { APP_MOCKS: 'on', APP_RELEASE_POLL_MS: String(settings.releasePollMs) });
  const hosts = new Map<Build, RequestListener>();
  const hostOf = (build: Build) => {
    const host = hosts.get(build) ?? createHost(folderOf(build), config);
    hosts.set(build, host);
    return host;
  };
  let host = hostOf('v1');
  const faults: { readonly what: RegExp; readonly fault: Fault; times: number }[] = [];
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const found = faults.findLast(({ what, times }) => times > 0 && what.test(url));
    if (!found) return host(request, response);
    found.times -= 1;
    return answer(found.fault, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe

  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    deploy: (build) => {
      host = hostOf(build);
    },
    break: (what, fault, times = Infinity) => void faults.push({ what, fault, times }),
    mend: () => {
      faults.length = 0;
    },
    down: close,
    up: () => listen(port),
    count: (what) => asked.filter((url) => what.test(url)).length,
    close,
  };
}

const page = '<!doctype html><title>Home</title><p>Every address is the home page here.';

function answer(fault: Fault, response: ServerResponse): void {
  if (fault === 'silence') return;
  if (typeof fault === 'function') return fault(response);
  const isPage = fault === 'html';
  response
    .writeHead(isPage ? 200 : fault, {
      'Content-Type': isPage ? 'text/html' : 'text/plain',
      'Cache-Control': 'no-store',
    })
    .end(isPage ? page : 'No\n');
}
