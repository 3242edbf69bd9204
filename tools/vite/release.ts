import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '#src/platform/routing/page-table.ts';
import { prerendered } from '#src/app/prerender/prerendered.ts';

export interface Release {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Names this build: by `APP_BUILD_ID`, or at random. Throws for a name that cannot be part of an address. */
export function nameRelease({ APP_BUILD_ID }: NodeJS.ProcessEnv): Release {
  const id = APP_BUILD_ID || randomUUID();
  if (!/^[\w-][\w.-]{0,63}$/.test(id))
    throw new Error(`APP_BUILD_ID "${id}" may contain only letters, digits and _ . -`);
  return { id, timestamp: Date.now() };
}

/**
 * Writes the id of this build into every page and into `/builds`. It is in no hashed file, because each release would
 * then change all of them.
 */
export function releaseFiles({ id, timestamp }: Release): Plugin {
  return {
    name: 'release-files',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build-id', content: id }, injectTo: 'head-prepend' },
    ],
    writeBundle({ dir = '' }) {
      const meta = { id, timestamp, prerendered: prerendered.map((one) => routes[one].path) };
      mkdirSync(join(dir, 'builds/meta'), { recursive: true });
      writeFileSync(join(dir, 'builds/latest.json'), JSON.stringify({ id, timestamp }));
      writeFileSync(join(dir, `builds/meta/${id}.json`), JSON.stringify(meta));
    },
  };
}
