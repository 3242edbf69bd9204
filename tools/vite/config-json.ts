import type { Plugin } from 'vite';
import { runtimeConfig } from '#tools/host/runtime-config.ts';

/** Serves `/config.json` in the development server, as the static host does for a build. */
export function configJson(): Plugin {
  return {
    name: 'config-json',
    configureServer(server) {
      const config = runtimeConfig({}, { APP_MOCKS: 'on', ...process.env });
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-store');
        response.end(JSON.stringify(config));
      });
    },
  };
}
