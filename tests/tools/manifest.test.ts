import { expect, test } from 'vitest';
import { routeIds, routes } from '#src/platform/paths.ts';
import { webManifest } from '#tools/vite/offline.ts';

// What an installed application is known by and looks like. That a build carries just this, and that its pictures have
// the sizes it says, is seen in build.test.ts.

const manifest = webManifest('Tranche');

test('[PWA-02] the application is one, whatever address it was installed from', () => {
  expect(manifest).toMatchObject({
    id: '/', // another id would be another application beside the installed one
    start_url: '/',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: 'navigate-existing' },
  });
});

test('[PWA-02] it has names, a language and colours, the names by the name of the product', () => {
  expect(manifest).toMatchObject({
    name: 'Tranche',
    short_name: 'Tranche',
    lang: 'en-GB',
    dir: 'ltr',
    theme_color: '#000000',
    background_color: '#ffffff',
  });
  expect(manifest.description?.length).toBeGreaterThan(20);
  expect(webManifest('Parcel')).toMatchObject({ name: 'Parcel', short_name: 'Parcel' });
});

test('[PWA-02] it has an icon in both sizes, whole and for a mask', () => {
  expect(manifest.icons).toEqual(
    [
      ['/icons/icon-192.png', '192x192', 'any'],
      ['/icons/icon-512.png', '512x512', 'any'],
      ['/icons/maskable-192.png', '192x192', 'maskable'],
      ['/icons/maskable-512.png', '512x512', 'maskable'],
    ].map(([src, sizes, purpose]) => ({ src, sizes, type: 'image/png', purpose })),
  );
});

test('[PWA-02] it shows itself on a wide screen and on a narrow one, in words too', () => {
  const shown = manifest.screenshots?.map(({ src, sizes, form_factor }) => [src, sizes, form_factor]);
  expect(shown).toEqual([
    ['/screenshots/wide.png', '1280x800', 'wide'],
    ['/screenshots/narrow.png', '390x844', 'narrow'],
  ]);
  for (const { label } of manifest.screenshots ?? []) expect(label).toBeTruthy();
});

test('[PWA-02] its shortcuts lead to pages that are there', () => {
  expect(manifest.shortcuts?.map(({ name, url }) => [name, url])).toEqual([
    ['Instalments', '/installments'],
    ['Checkout', '/checkout'],
  ]);
  const paths = routeIds().map((id): string => routes[id].path);
  for (const { url } of manifest.shortcuts ?? []) expect(paths).toContain(url);
});
