// npm run gallery: photographs every state that the demo links to, into one page. Exit code 1 when one could not be
// photographed, 2 for arguments it does not understand.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { reportFailure, UsageError } from '#mocks/adapters/server/usage.ts';
import { findBrowser } from './browser/find.ts';
import { sandboxed, thisMachine } from './browser/this-machine.ts';
import { type Catalogue, devices, hasWords } from './gallery/catalogue.ts';
import { changesText, compare, type ComparedState, uncompared } from './gallery/compare.ts';
import { galleryOptions, type GalleryOptions, usage } from './gallery/options.ts';
import { photographAll } from './gallery/photograph-all.ts';
import { lookDifferent } from './gallery/pixels.ts';
import { createProgress } from './gallery/progress.ts';
import { openSite } from './gallery/site.ts';
import { statesWith } from './gallery/states.ts';
import {
  type EarlierGallery,
  emptyGallery,
  expectReplaceable,
  readGallery,
  writeGallery,
} from './gallery/write.ts';

/** Null without one; throws UsageError when the new one would overwrite it. */
function earlierGallery({ earlier, out }: GalleryOptions): EarlierGallery | null {
  if (earlier === null) return null;
  const gallery = readGallery(earlier);
  if (resolve(gallery.folder) === resolve(out))
    throw new UsageError('The earlier gallery would be overwritten: choose another folder with --out.');
  return gallery;
}

/** Marks what has changed of the states that have the words. */
async function compareWith(
  { folder, catalogue }: EarlierGallery,
  now: Catalogue,
  { out, words }: GalleryOptions,
  browser: Browser,
): Promise<ComparedState[]> {
  const page = await browser.newPage();
  const before = { states: catalogue.states.filter((state) => hasWords(state, words)) };
  return compare(now, before, (one, other) =>
    lookDifferent(page, readFileSync(join(out, one.file)), readFileSync(join(folder, other.file))),
  );
}

async function main(): Promise<void> {
  const options = galleryOptions(process.argv.slice(2));
  if (!options) return void process.stdout.write(usage);
  const { out, words, dist, workers } = options;
  const states = statesWith(words);
  if (states.length === 0) throw new UsageError(`No state has the words "${words}".`);
  expectReplaceable(out); // before a build is made
  const earlier = earlierGallery(options);
  const site = await openSite(dist);
  // The font that end-to-end tests have, so that machines without it make the same pictures.
  process.env['FONTCONFIG_FILE'] ??= fileURLToPath(new URL('browser/fonts.conf', import.meta.url));
  const { launch } = await findBrowser(thisMachine);
  const browser = await chromium.launch({ ...launch, chromiumSandbox: sandboxed });
  try {
    emptyGallery(out);
    const start = performance.now();
    const progress = createProgress(states.length * devices.length);
    const { origin } = site;
    const now = await photographAll(states, { browser, origin, out, workers, onDone: progress.onDone });
    progress.end();
    const compared = earlier ? await compareWith(earlier, now, options, browser) : uncompared(now);
    writeGallery(out, now, compared, earlier);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    const changes = earlier ? ` ${changesText(compared)}.` : '';
    console.log(`${states.length} states in ${minutes} minutes.${changes} ${join(out, 'index.html')}`);
    for (const title of progress.failed) console.log(`Not photographed: ${title}`);
    if (progress.failed.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    site.close();
  }
}

main().catch((cause: unknown) => reportFailure(cause, usage));
