import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { payloadPath, prerendered } from '#src/app/prerender/prerendered.ts';
import { demoFiles, readManifest } from '#tools/build/manifest.ts';
import { pageFile, pagePaths } from '#tools/host/rules.ts';
import { webManifest } from '#tools/vite/offline.ts';
import { withBuilds } from './built.ts';

const builds = withBuilds('v1');
const files = () => builds('v1').files();
const hashed = () => builds('v1').hashed();
const read = (file: string) => builds('v1').read(file);

/** The worker's list of files, read from the built worker. */
function precached(): readonly string[] {
  const entries = read('sw.js').matchAll(/\{(?:"isDemo":true,)?"revision":(?:null|"\w+"),"url":"([^"]+)"\}/g);
  return [...entries].map(([, url = '']) => (url.startsWith('/') ? url : `/${url}`));
}

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

  test('marks the files of the mock backend, which a deployment without it does not keep', () => {
    const marked = [...read('sw.js').matchAll(/\{"isDemo":true,"revision":null,"url":"\/([^"]+)"\}/g)];
    const names = marked.map(([, file = '']) => file);
    expect(new Set(names)).toEqual(demoFiles(readManifest(builds('v1').folder)));
    for (const chunk of ['mocks', 'start-mocks', 'console', 'Console'])
      expect(names).toContainEqual(expect.stringMatching(new RegExp(`^assets/${chunk}-`)));
  });

  test('does not list the file that names the newest release, nor itself', () => {
    const never =
      /latest\.json|config\.json|(?:^|\/)sw\.js|screenshots|\.br$|\.map$|200\.html|_headers|nginx/;
    expect(precached().filter((url) => never.test(url))).toEqual([]);
    expect(files().filter((file) => never.test(file))).toContain('builds/latest.json'); // the pattern matches files of the build
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

test('maps of the scripts are beside the build, and in no folder that a host serves', () => {
  expect(files().filter((file) => file.endsWith('.map'))).toEqual([]);
  const maps = globSync('assets/*.js.map', { cwd: `${builds('v1').folder}-maps` });
  const mapped = maps.map((file) => file.replace(/\.map$/, ''));
  expect(mapped.filter((file) => !hashed().includes(file))).toEqual([]);
  const scripts = hashed().filter((file) => file.endsWith('.js'));
  // What passes on another script, and the bundler's own, have no source.
  const hasSource = (file: string) =>
    !/^export\{[^}]*\}from"[^"]+";?\s*$/.test(read(file)) && !file.includes('rolldown-runtime');
  expect(scripts.filter(hasSource).toSorted()).toEqual(mapped.toSorted());
  expect(mapped.length).toBeGreaterThan(pagePaths.length);
});
