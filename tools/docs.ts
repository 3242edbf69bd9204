// npm run docs: the contract as one page for reading, which needs no network. `-- FOLDER` chooses where.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { documentPath } from './openapi/document.ts';
import { redoclyEnvironment } from './openapi/redocly.ts';

const [folder = 'dist-docs'] = process.argv.slice(2);
const { status } = spawnSync(
  'redocly',
  [
    'build-docs',
    documentPath,
    '--output',
    join(folder, 'index.html'),
    '--inlineBundle',
    '--openapi.layout',
    'stacked', // beside examples there is half the width, too little for the tables of steps
  ],
  { stdio: 'inherit', env: redoclyEnvironment },
);
process.exitCode = status ?? 1;
