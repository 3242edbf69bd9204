// Measures the speed of the mock and the size of the pages, and compares them with the aims and with a reference from
// the same run, because machines differ. Usage: npm run bench [-- http process page slow changes bytes]; all of them when none
// is named. A path, such as /checkout, limits `slow` to that route.
import { existsSync } from 'node:fs';
import { build } from 'vite';
import { bytes } from './bench/bytes.ts';
import { inPage } from './bench/in-page.ts';
import { inProcess } from './bench/in-process.ts';
import { overHttp } from './bench/over-http.ts';
import { routeChanges } from './bench/route-changes.ts';
import { slowNetwork } from './bench/slow-network.ts';

const dist = process.env['E2E_DIST'] ?? 'dist';

/** The folder of an existing build, or of a new one. */
async function built(): Promise<string> {
  if (!existsSync(`${dist}/.vite/manifest.json`)) await build({ logLevel: 'warn' });
  return dist;
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  async http() {
    for (const customers of [1_000, 100_000]) await overHttp(customers);
  },
  process: () => inProcess(100_000),
  page: async () => inPage(await built()),
  slow: () => slowNetwork(paths),
  changes: async () => routeChanges(await built()),
  bytes: async () => bytes(await built()),
};

const paths = process.argv.slice(2).filter((name) => name.startsWith('/'));
const selected = process.argv.slice(2).filter((name) => !name.startsWith('/'));
const unknown = selected.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}; known: ${Object.keys(parts).join(', ')}\n`);
  process.exitCode = 1;
} else {
  for (const [name, run] of Object.entries(parts))
    if (selected.length === 0 || selected.includes(name)) await run();
}
