import { glob, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps of a build from its folder to `<folder>-maps`: no host serves them, and a reported stack can be
 * read with them.
 */
export function sourceMaps(): Plugin {
  let dist = '';
  return {
    name: 'source-maps',
    apply: 'build',
    configResolved: ({ root, build }) => {
      dist = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        await rm(`${dist}-maps`, { recursive: true, force: true });
        for await (const file of glob('**/*.map', { cwd: dist })) {
          await mkdir(dirname(join(`${dist}-maps`, file)), { recursive: true });
          await rename(join(dist, file), join(`${dist}-maps`, file));
        }
      },
    },
  };
}
