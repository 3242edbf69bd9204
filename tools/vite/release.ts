import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '#src/platform/paths.ts';
import { prerendered } from '#src/prerender/prerendered.ts';

export interface Release {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Names this build: by `APP_BUILD_ID`, or at random. Throws for a name that could not be part of an address. */
export function nameRelease({ APP_BUILD_ID }: NodeJS.ProcessEnv): Release {
  const id = APP_BUILD_ID || randomUUID();
  if (!/^[\w-][\w.-]{0,63}$/.test(id))
    throw new Error(`APP_BUILD_ID "${id}" is not made of letters, digits, _ . -`);
  return { id, timestamp: Date.now() };
}

/**
 * Says which build this is: in every page, and in `/builds`. The id is in no hashed file, or each release would change
 * them all.
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
