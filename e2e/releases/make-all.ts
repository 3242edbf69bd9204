// Makes all builds of the end-to-end tests in the folder that is the argument.
import { builds } from './builds.ts';
import { makeBuilds } from './make-builds.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Usage: node e2e/releases/make-all.ts FOLDER');
await makeBuilds(builds, folder);
