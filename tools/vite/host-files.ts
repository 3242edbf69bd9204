import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildDefaults } from '#src/platform/settings/build-defaults.ts';
import { headersFile, nginxFile } from '#tools/host/host-files.ts';
import { apiOrigins, buildSettingsFile } from '#tools/host/runtime-config.ts';

/** Writes into the build: `_headers` and `nginx.conf` for other hosts than ours, and for ours the settings of the build. */
export function hostFiles(environment: NodeJS.ProcessEnv): Plugin {
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
        const settings = buildDefaults(environment as ImportMetaEnv); // with the variables that Vite gives the page
        const origins = apiOrigins(settings);
        await mkdir(dirname(join(dist, buildSettingsFile)), { recursive: true });
        await writeFile(join(dist, buildSettingsFile), JSON.stringify(settings));
        await writeFile(join(dist, '_headers'), headersFile(origins));
        await writeFile(join(dist, 'nginx.conf'), nginxFile(origins));
      },
    },
  };
}
