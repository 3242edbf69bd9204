import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress); // at its default, the highest quality

const compressible = /^assets\/.*\.(js|css|svg)$/;

/** Writes a `.br` beside each hashed file of a build; the static host sends it to browsers that accept brotli. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressible.test(name));
      await Promise.all(
        names.map(async (name) => {
          const bytes = await compress(await readFile(join(dir, name)));
          await writeFile(join(dir, `${name}.br`), bytes);
        }),
      );
    },
  };
}
