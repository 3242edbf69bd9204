import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Build, builds as allBuilds } from '#e2e/releases/builds.ts';
import { makeBuild } from '#e2e/releases/make-builds.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { readPayload } from '#src/app/prerender/payload.ts';
import { prerendered } from '#src/app/prerender/prerendered.ts';
import { pageModule, readManifest } from '#tools/build/manifest.ts';
import { buildIn, textOf, withBuilds } from './built.ts';
import { changedPage } from './changed-page.config.ts';

// `v2` and `v3` are the same source under two names. In `changed` a single page differs from `v1`, and its four
// prerendered pages are made from an API.

const builds = withBuilds(...allBuilds);
const folder = mkdtempSync(join(tmpdir(), 'changed-'));
const changedBuild = () => buildIn(folder);

/** An API below `/base`, and the paths that were requested from it. */
async function startApi() {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 42 });
  const requested: string[] = [];
  const below = (call: WireRequest): WireRequest => {
    requested.push(call.path);
    return { ...call, path: call.path.replace(/^\/base\//, '/') };
  };
  const { url, stop } = await listen(
    { ...backend, respondNow: () => null, respond: (call) => backend.respond(below(call)) },
    0,
  );
  return { base: `${url}/base`, requested, stop };
}

let requestedFromApi: readonly string[] = [];

beforeAll(async () => {
  const api = await startApi();
  await makeBuild('tests/tools/build/changed-page.config.ts', folder, {
    APP_BUILD_ID: 'changed',
    APP_BROTLI_QUALITY: '4',
    APP_PRERENDER_API: api.base,
  });
  await api.stop();
  requestedFromApi = api.requested;
});
afterAll(() => rmSync(folder, { recursive: true }));

test('[RELEASE-04] a build for an API requests its data, and payloads name it as their source', () => {
  expect([...requestedFromApi].toSorted()).toEqual([
    '/base/v1/legal-documents/privacy',
    '/base/v1/legal-documents/terms',
    '/base/v1/products',
    '/base/v1/quote-comparisons',
  ]);
  expect(readPayload(builds('v1').read('_payload.json'))?.source).toBe('demo');
  expect(readPayload(changedBuild().read('_payload.json'))?.source).toBe('api');
  expect(textOf(changedBuild().read('index.html'))).toContain('1,222.16');
});

describe('the release', () => {
  test('[RELEASE-01] has its id, its time and its prerendered pages in /builds', () => {
    const latest: unknown = JSON.parse(builds('v1').read('builds/latest.json'));
    expect(latest).toEqual({ id: 'v1', timestamp: expect.any(Number) as number });
    expect(JSON.parse(builds('v1').read('builds/meta/v1.json'))).toEqual({
      ...(latest as object),
      prerendered: prerendered.map((id) => routes[id].path),
    });
  });

  test('has its id in no hashed file', () => {
    for (const file of builds('unguarded').hashed())
      expect(builds('unguarded').read(file), file).not.toMatch(/unguarded/);
  });

  test('built twice differs in id and time only', () => {
    const named = (file: string) => file.replace(/v[23]\.json$/, 'ID.json');
    expect(builds('v3').files().map(named)).toEqual(builds('v2').files().map(named));
    expect(builds('v3').hashed()).toEqual(builds('v2').hashed());
    const plain = (id: Build, file: string) =>
      builds(id)
        .read(file)
        .replaceAll(new RegExp(`"${id}"`, 'g'), '"ID"')
        .replace(/"timestamp":\d+/, '"timestamp":0')
        .replace(`/meta/${id}.json`, '/meta/ID.json')
        .replace(/"revision":"\w+"/g, '"revision":""');
    for (const file of builds('v2')
      .files()
      .filter((one) => !/\.(br|png)$/.test(one))) {
      expect(plain('v3', file.replace(/v2\.json$/, 'v3.json')), file).toBe(plain('v2', file));
    }
  });

  test('has two new hashed files after a change of one page', () => {
    const before = new Set(builds('v1').hashed());
    const added = changedBuild()
      .hashed()
      .filter((file) => !before.has(file));
    const manifest = readManifest(changedBuild().folder);
    const changedFiles = [manifest[changedPage]?.file, manifest['index.html']?.file];
    expect(added).toEqual(changedFiles.toSorted());
    expect(changedPage).toBe(pageModule('/orders'));
    expect(changedBuild().read('index.html')).not.toContain('importmap');
  });

  test('changes nothing in the files for hosts', () => {
    for (const file of ['nginx.conf', '_headers'])
      expect(changedBuild().read(file), file).toBe(builds('v1').read(file));
  });
});
