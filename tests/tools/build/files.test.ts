import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { payloadPath, prerendered } from '#src/prerender/prerendered.ts';
import { filesOf, readManifest } from '#tools/build/manifest.ts';
import { pageFiles } from '#tools/build/weight.ts';
import { pageFile, pagePaths } from '#tools/host/rules.ts';
import { webManifest } from '#tools/vite/offline.ts';
import { withBuilds } from './built.ts';

const builds = withBuilds('v1');
const manifest = () => readManifest(builds('v1').folder);
const files = () => builds('v1').files();
const hashed = () => builds('v1').hashed();
const read = (file: string) => builds('v1').read(file);
const sizeOf = (file: string) => builds('v1').sizeOf(file);

/** The worker's list of files, read from the built worker. */
function precached(): readonly string[] {
  const entries = read('sw.js').matchAll(/\{"revision":(?:null|"\w+"),"url":"([^"]+)"\}/g);
  return [...entries].map(([, url = '']) => (url.startsWith('/') ? url : `/${url}`));
}

describe('the scripts', () => {
  test('the bell of every page of a customer loads a file of its own and files that these pages have already', () => {
    const before = pageFiles(manifest());
    const loaded = [...filesOf(manifest(), 'src/features/inbox/Bell.tsx')];
    expect(
      loaded.filter((file) => !before.has(file)).map((file) => file.replace(/-[\w-]{8}\./, '.')),
    ).toEqual(['assets/Bell.js', 'assets/signedIn.js', 'assets/signedIn.css']);
  });

  test('only pages, parts loaded on demand and the runtime of the bundler may be small chunks', () => {
    const loadedOnDemand = Object.values(manifest()).filter(({ isDynamicEntry }) => isDynamicEntry === true);
    // Code that is shared by parts loaded on demand is loaded on demand, too.
    const pages = pagePaths.flatMap((path) => [...pageFiles(manifest(), path)]);
    const beside = Object.values(manifest()).filter(({ file }) => !pages.includes(file));
    const allowed = new Set([...loadedOnDemand, ...beside].map(({ file }) => file));
    const small = hashed().filter(
      (file) =>
        file.endsWith('.js') &&
        !allowed.has(file) &&
        !file.includes('/rolldown-runtime-') &&
        sizeOf(file) < 5_000,
    );
    expect(small).toEqual([]);
  });
});

describe('the worker', () => {
  const fileOf = (url: string) => (pagePaths.includes(url) ? pageFile(url) : url.slice(1));

  test('[PWA-07] lists every file that a build needs, each once, and no missing one', () => {
    const urls = precached();
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !files().includes(fileOf(url)))).toEqual([]);
    for (const path of [...pagePaths, '/404.html', '/manifest.webmanifest', '/builds/meta/v1.json']) {
      expect(urls).toContain(path);
    }
    for (const file of hashed()) expect(urls).toContain(`/${file}`);
    for (const id of prerendered) expect(urls).toContain(payloadPath(id));
  });

  test('does not list the file that names the newest release, nor itself', () => {
    const never =
      /latest\.json|config\.json|(?:^|\/)sw\.js|screenshots|\.br$|\.map$|200\.html|_headers|nginx/;
    expect(precached().filter((url) => never.test(url))).toEqual([]);
    expect(files().filter((file) => never.test(file))).toContain('builds/latest.json'); // the pattern matches files of the build
  });

  // Storing a file costs time, however small it is: parts that come with a press share one (tools/vite/families.ts).
  test('lists few files, and few small scripts', () => {
    expect(precached().length).toBeLessThanOrEqual(208);
    const scripts = hashed().filter((file) => file.endsWith('.js'));
    const small = scripts.filter((file) => sizeOf(file) < 8_000);
    expect(small.length).toBeLessThanOrEqual(51);
  });

  test('lists files of less than 7.5 MB; each page contains its own style', () => {
    const bytes = precached().reduce((sum, url) => sum + sizeOf(fileOf(url)), 0);
    expect(bytes).toBeLessThan(7_500_000);
  });
});

test('[PWA-02] every picture of the web manifest exists in its declared size', () => {
  interface Picture {
    readonly src: string;
    readonly sizes: string;
  }
  const manifest = JSON.parse(read('manifest.webmanifest')) as Record<'icons' | 'screenshots', Picture[]>;
  expect(manifest).toEqual(webManifest('Tranche'));
  const pictures = [...manifest.icons, ...manifest.screenshots];
  expect(pictures).toHaveLength(6);
  for (const { src, sizes } of pictures) {
    const png = readFileSync(join(builds('v1').folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(read('index.html')).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});
