import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { builds, folderOf, releasesFolder } from './builds.ts';
import { makeBuilds } from './make-builds.ts';

const project = resolve(import.meta.dirname, '../..');
/** The build that the tests outside of this folder use. */
const served = resolve(project, process.env['E2E_DIST_IN_USE'] ?? '');

test('the builds for the releases are made', async () => {
  // oxlint-disable-next-line tranche/own-time-limit -- makes five builds
  test.setTimeout(1_800_000);
  await makeBuilds(
    builds.filter((build) => folderOf(build) !== served), // the served build already exists
    releasesFolder,
  );
});
