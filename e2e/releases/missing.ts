import type { Page } from '@playwright/test';
import { pageModule, readManifest } from '#tools/build/manifest.ts';
import { type Build, folderOf } from './builds.ts';
import type { Fault, Site } from './site.ts';
import { expect, heading, visitWithoutWorker, walk } from './test.ts';

// Files of pages that fail to load: their names, what the page shows then, and the record of reloads.

/** What browsers log when a file fails to load. */
export const noise = /status of (404|500)|MIME type|dynamically imported module|Unable to preload CSS|ERR_/;

const manifests = new Map<Build, ReturnType<typeof readManifest>>();

/** A pattern for the address of a page's chunk or style sheet in a build; `entry` is the application's entry. */
export function chunkOf(build: Build, path: string, kind: 'js' | 'css' = 'js'): RegExp {
  const manifest = manifests.get(build) ?? readManifest(folderOf(build));
  manifests.set(build, manifest);
  const chunk = manifest[path === 'entry' ? 'index.html' : pageModule(path)];
  const file = kind === 'js' ? chunk?.file : chunk?.css?.[0];
  if (file === undefined) throw new Error(`${build} has no ${kind} for ${path}`);
  return new RegExp(`^/${file.replaceAll('.', '\\.')}(?:\\?.*)?$`);
}

interface Given {
  readonly page: Page;
  readonly site: Site;
  readonly tolerate: (message: RegExp) => void;
}
interface Missing {
  readonly file?: RegExp;
  readonly fault?: Fault;
  /** The number of requests that fail; all by default. */
  readonly times?: number;
  /** The error message that the browser or the page logs. */
  readonly complaint?: RegExp;
}

/** Walks, without a worker, to a page whose file fails to load; counts the documents loaded from then on. */
export async function walkToMissing({ page, site, tolerate }: Given, path: string, missing: Missing = {}) {
  const { file = chunkOf('v1', path), fault = 404, times, complaint = noise } = missing;
  tolerate(complaint);
  await page.clock.setFixedTime(Date.now()); // reloads are counted in 10 s and in a minute
  const loads = await visitWithoutWorker(page, '/other/terms');
  site.break(file, fault, times);
  await walk(page, path);
  return loads;
}

/** Waits for the error page of a file that cannot be loaded. */
export async function isMissing(page: Page): Promise<void> {
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible();
  await expect(heading(page)).toHaveText('Internal Server Error');
}

/** Dates the recorded reloads back to this many ms ago. */
export const lastLoadsWere = (page: Page, ms: number) =>
  page.evaluate((age) => {
    const reloads: { path: string }[] = JSON.parse(sessionStorage.getItem('tranche.reloads') ?? '[]');
    const earlier = reloads.map(({ path }) => ({ path, at: Date.now() - age }));
    sessionStorage.setItem('tranche.reloads', JSON.stringify(earlier));
  }, ms);
