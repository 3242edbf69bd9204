import type { Page } from '@playwright/test';
import { pageModule, readManifest } from '#tools/build/manifest.ts';
import { type Build, folderOf } from './builds.ts';
import type { Fault, Site } from './site.ts';
import { expect, heading, patiently, visitWithoutWorker, walk } from './test.ts';

// Files of pages that do not come: which they are, what is seen then, and how long ago it was.

/** What the browser says when a file does not come; each time in its own words. */
export const noise = /status of (404|500)|MIME type|dynamically imported module|Unable to preload CSS|ERR_/;

const manifests = new Map<Build, ReturnType<typeof readManifest>>();

/** The file of a page in a build, as a pattern for its address. */
export function chunkOf(build: Build, path: string, kind: 'js' | 'css' = 'js'): RegExp {
  const manifest = manifests.get(build) ?? readManifest(folderOf(build));
  manifests.set(build, manifest);
  const chunk = manifest[path === 'entry' ? 'index.html' : pageModule(path)];
  const file = kind === 'js' ? chunk?.file : chunk?.css?.[0];
  if (file === undefined) throw new Error(`${build} has no ${kind} for ${path}`);
  return new RegExp(`^/${file.replaceAll('.', '\\.')}$`);
}

interface Given {
  readonly page: Page;
  readonly site: Site;
  readonly tolerate: (message: RegExp) => void;
}
interface Missing {
  readonly file?: RegExp;
  readonly fault?: Fault;
  /** How often it comes like this; always, unless told. */
  readonly times?: number;
  /** What the browser or the page says of it. */
  readonly complaint?: RegExp;
}

/** No worker, and a walk from a page that is there to one whose file is not; counts what is loaded from then on. */
export async function walkToMissing({ page, site, tolerate }: Given, path: string, missing: Missing = {}) {
  const { file = chunkOf('v1', path), fault = 404, times, complaint = noise } = missing;
  tolerate(complaint);
  const loads = await visitWithoutWorker(page, '/other/terms');
  site.break(file, fault, times);
  await walk(page, path);
  return loads;
}

/** The error page tells it, with the way on. */
export async function isGone(page: Page): Promise<void> {
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible(patiently);
  await expect(heading(page)).toHaveText('Internal Server Error');
}

/** As if the last loads of the page's own making had been so long ago. */
export const lastLoadsWere = (page: Page, ms: number) =>
  page.evaluate((age) => {
    const reloads: { path: string }[] = JSON.parse(sessionStorage.getItem('tranche.reloads') ?? '[]');
    const earlier = reloads.map(({ path }) => ({ path, at: Date.now() - age }));
    sessionStorage.setItem('tranche.reloads', JSON.stringify(earlier));
  }, ms);
