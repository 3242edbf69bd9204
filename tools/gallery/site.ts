import { once } from 'node:events';
import { resolve } from 'node:path';
import { build } from 'vite';
import { hostServer } from '#tools/host/host.ts';

/** Serves a build with the mock backend on; without one it makes it. */
export async function openSite(dist: string | null) {
  const server = hostServer(dist ?? (await buildApplication()), { mocks: 'on' });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function buildApplication(): Promise<string> {
  process.stdout.write('Building the application\n');
  process.env['APP_BUILD_ID'] ??= 'gallery'; // a page names it, which is no change between two galleries
  const outDir = resolve('test-results/gallery-build');
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}
