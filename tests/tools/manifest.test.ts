import { expect, test } from 'vitest';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { webManifest } from '#tools/vite/offline.ts';

// Name, icons and addresses of the installed application. build/files.test.ts compares the manifest of a build with this one,
// and the sizes of its pictures.

const manifest = webManifest('Tranche');

test('[PWA-02] the installed application has one identity for every address', () => {
  expect(manifest).toMatchObject({
    id: '/', // another id would be another application beside the installed one
    start_url: '/',
    scope: '/',
    display: 'standalone',
    launch_handler: { client_mode: 'navigate-existing' },
  });
});

test('[PWA-02] it has a language, colours, and the name of the product', () => {
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

test('[PWA-02] it has a plain and a maskable icon in both sizes', () => {
  expect(manifest.icons).toEqual(
    [
      ['/icons/icon-192.png', '192x192', 'any'],
      ['/icons/icon-512.png', '512x512', 'any'],
      ['/icons/maskable-192.png', '192x192', 'maskable'],
      ['/icons/maskable-512.png', '512x512', 'maskable'],
    ].map(([src, sizes, purpose]) => ({ src, sizes, type: 'image/png', purpose })),
  );
});

test('[PWA-02] it has a wide and a narrow screenshot, each with a label', () => {
  const screenshots = manifest.screenshots?.map(({ src, sizes, form_factor }) => [src, sizes, form_factor]);
  expect(screenshots).toEqual([
    ['/screenshots/wide.png', '1280x800', 'wide'],
    ['/screenshots/narrow.png', '390x844', 'narrow'],
  ]);
  for (const { label } of manifest.screenshots ?? []) expect(label).toBeTruthy();
});

test('[PWA-02] its shortcuts lead to existing pages', () => {
  expect(manifest.shortcuts?.map(({ name, url }) => [name, url])).toEqual([
    ['Instalments', '/installments'],
    ['Checkout', '/checkout'],
    ['Redeem a scratchcard', '/redeem'],
  ]);
  const paths = routeIds().map((id): string => routes[id].path);
  for (const { url } of manifest.shortcuts ?? []) expect(paths).toContain(url);
});

test('[PWA-02] a shared text is sent by POST to the redeem page, so that no address has a PIN', () => {
  expect(manifest.share_target).toEqual({
    action: routes.redeem.path,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { text: 'text' },
  });
});
