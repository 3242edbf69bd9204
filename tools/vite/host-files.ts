import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersFile, nginxFile } from '#tools/host/host-files.ts';
import { importMapHashes, pageOf } from '#tools/host/page.ts';
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
        const options = {
          scriptHashes: importMapHashes(await readFile(join(dist, '200.html'), 'utf8')),
          apiOrigin: origin,
          etagOf: (file: string) => pageOf(dist, file, origin).etag,
        };
        await writeFile(join(dist, '_headers'), headersFile(options));
        await writeFile(join(dist, 'nginx.conf'), nginxFile(options));
      },
    },
  };
}
