import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Build } from '#e2e/releases/builds.ts';
import { makeBuilds } from '#e2e/releases/make-builds.ts';

/** The files of a build. */
export function buildIn(folder: string) {
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted();
  return {
    folder,
    files,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Scripts and style sheets, whose names contain a hash of their content. */
    hashed: () => files().filter((file) => /^assets\/.*\.(js|css)$/.test(file)),
  };
}

/**
 * Builds of the application for the tests of one file: those that `npm test` has made for both runners, or new ones.
 * They exist once the tests run.
 */
export function withBuilds(...ids: readonly Build[]): (id: Build) => ReturnType<typeof buildIn> {
  const made = process.env['E2E_RELEASES'];
  const root = made ?? mkdtempSync(join(tmpdir(), 'builds-'));
  if (made === undefined) {
    beforeAll(() => makeBuilds(ids, root));
    afterAll(() => rmSync(root, { recursive: true }));
  }
  return (id) => buildIn(join(root, id));
}

const rootOf = (html: string) => /<div id="root">(.*)<\/div>/s.exec(html)?.[1] ?? '';

/** The text that a page shows without a script. */
export const textOf = (html: string) =>
  rootOf(html)
    .replace(/<style.*?<\/style>|<script.*?<\/script>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
