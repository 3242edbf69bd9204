import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersFile, nginxFile } from '#tools/host/host-files.ts';
import { apiOrigin } from '#tools/host/runtime-config.ts';

/** Writes `_headers` and `nginx.conf` into the build, for other hosts than ours. */
export function hostFiles({ VITE_API_BASE_URL }: NodeJS.ProcessEnv): Plugin {
  let dist = '';
  return {
    name: 'host-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      dist = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const origin = apiOrigin(VITE_API_BASE_URL ? { apiBaseUrl: VITE_API_BASE_URL } : {});
        await writeFile(join(dist, '_headers'), headersFile(origin));
        await writeFile(join(dist, 'nginx.conf'), nginxFile(origin));
      },
    },
  };
}
