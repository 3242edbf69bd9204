import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHost } from '#tools/host/host.ts';
import { runtimeConfig } from '#tools/host/runtime-config.ts';
import { type Build, folderOf } from './builds.ts';

/** The response instead of a file: an error status, an HTML page with status 200, no response, or a custom one. */
export type Fault = 404 | 500 | 'html' | 'silence' | ((response: ServerResponse) => void);

/** Responds with this script instead of the file. */
export const script =
  (text: string): Fault =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
  };

/** One origin: builds can be deployed to it, responses can be made to fail, and it can be stopped. */
export interface Site {
  readonly origin: string;
  /** Requested paths with their query, in order. */
  readonly requested: readonly string[];
  deploy(build: Build): void;
  /** Deploys `v1` again, with the mock backend switched on. */
  switchMocksOn(): void;
  /** Makes matching requests fail until `mend`, or only the first `times` of them. */
  break(what: RegExp, fault: Fault, times?: number): void;
  mend(): void;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Whether it has been stopped at any time. */
  wasDown(): boolean;
  /** The number of matching requests so far. */
  count(what: RegExp): number;
}

export async function openSite(settings: {
  readonly releasePollMs: number;
  readonly mocks: 'on' | 'off';
}): Promise<Site & { close(): Promise<void> }> {
  let { mocks } = settings;
  const hosts = new Map<string, RequestListener>();
  const hostOf = (build: Build) => {
    const key = `${build} with mocks ${mocks}`;
    const environment = { APP_MOCKS: mocks, APP_RELEASE_POLL_MS: String(settings.releasePollMs) };
    const host = hosts.get(key) ?? createHost(folderOf(build), runtimeConfig({}, environment));
    hosts.set(key, host);
    return host;
  };
  let host = hostOf('v1');
  const faults: { readonly what: RegExp; readonly fault: Fault; times: number }[] = [];
  const requested: string[] = [];
  let stopped = false;

  const server = createServer((request, response) => {
    const url = request.url ?? '';
    requested.push(url);
    const activeFault = faults.findLast(({ what, times }) => times > 0 && what.test(url));
    if (!activeFault) return host(request, response);
    activeFault.times -= 1;
    return answer(activeFault.fault, response);
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
  const { port } = server.address() as AddressInfo; // an object, because it listens on a port

  return {
    origin: `http://127.0.0.1:${port}`,
    requested,
    deploy: (build) => {
      host = hostOf(build);
    },
    switchMocksOn: () => {
      mocks = 'on';
      host = hostOf('v1');
    },
    break: (what, fault, times = Infinity) => void faults.push({ what, fault, times }),
    mend: () => {
      faults.length = 0;
    },
    down: () => {
      stopped = true;
      return close();
    },
    wasDown: () => stopped,
    up: () => listen(port),
    count: (what) => requested.filter((url) => what.test(url)).length,
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
