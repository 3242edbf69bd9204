// How fast the mock answers and how much the pages weigh, beside the aims and beside a reference in the same run:
// only the comparison means something, as machines differ.
// Usage: npm run bench [-- http process page bytes]; all of them when none is named.
import { existsSync } from 'node:fs';
import { build } from 'vite';
import { bytes } from './bench/bytes.ts';
import { inPage } from './bench/in-page.ts';
import { inProcess } from './bench/in-process.ts';
import { overHttp } from './bench/over-http.ts';

const dist = process.env['E2E_DIST'] ?? 'dist';

/** The build that lies there, or a new one. */
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
  bytes: async () => bytes(await built()),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; there are: ${Object.keys(parts).join(', ')}\n`);
  process.exitCode = 1;
} else {
  for (const [name, run] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) await run();
}
