import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const highest = constants.BROTLI_MAX_QUALITY;

const compressible = /^assets\/.*\.(js|css|svg)$/;

/**
 * Writes a `.br` beside each hashed file of a build; the static host sends it to browsers that accept brotli.
 * `APP_BROTLI_QUALITY` below the highest is for builds that are made to be tested: it takes a fraction of the time.
 */
export function compressed({ APP_BROTLI_QUALITY }: NodeJS.ProcessEnv): Plugin {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: APP_BROTLI_QUALITY ? Number(APP_BROTLI_QUALITY) : highest,
  };
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(
        names.map(async (name) => {
          const bytes = await compress(await readFile(join(dir, name)), { params });
          await writeFile(join(dir, `${name}.br`), bytes);
        }),
      );
    },
  };
}
