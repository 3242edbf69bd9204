import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { createHost } from '#tools/host/host.ts';

export const staticPath = '/bench-static';

/** The reference: what a page without any script costs on this machine and network. */
const staticPage = gzipSync(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Static page</title><style>body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#111}main{max-width:40rem;margin:2rem auto;padding:0 1rem}
ul{display:grid;gap:1rem;padding:0;list-style:none}li{border:1px solid #ddd;border-radius:.75rem;padding:1rem}</style></head>
<body><main><h1>Buy now, pay over time, to the cent</h1><p>Every figure is exact; nothing is added later.</p><ul>${Array.from(
  { length: 8 },
  (_, index) =>
    `<li><h2>Product ${index + 1}</h2><p>What it is in one sentence.</p><strong>€ 1,222.16</strong></li>`,
).join('')}</ul></main></body></html>`);

async function start(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The build that is measured: `BENCH_DIST`, or a new one whose pages have the answers of this API. */
async function builtFor(api: string): Promise<string> {
  const ready = process.env['BENCH_DIST'];
  if (ready) return ready;
  process.env['APP_PRERENDER_API'] = api; // vite.config.ts reads it
  const outDir = 'test-results/bench';
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
  return outDir;
}

/** Our host with a build (by default one for this API), that API beside it on another port, and the static page on the host's. */
export async function openServers(
  built?: string,
  situation: { readonly scenario?: string; readonly wall?: () => number } = {},
) {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 42, ...situation });
  const api = await listen(backend, 0);
  const dist = built ?? (await builtFor(api.url));
  const host = createHost(dist, { mocks: 'off', apiBaseUrl: api.url });
  const site = await start((request, response) => {
    if (request.url !== staticPath) return host(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' });
    return response.end(staticPage);
  });
  return {
    origin: site.origin,
    api: api.url,
    async close() {
      site.close();
      await api.stop();
    },
  };
}
