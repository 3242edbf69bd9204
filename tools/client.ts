// npm run client: the contract as types for openapi-fetch, with a sample that is compiled with them and run against the mock
// backend. `-- FOLDER` chooses where; it has to lie in this repository. Needs the network.
import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '#mocks/adapters/server/listen.ts';
import { askMock } from './openapi/ask.ts';
import { documentPath } from './openapi/document.ts';

const [folder = 'dist-client'] = process.argv.slice(2);

function run(command: string, ...args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} failed`))));
  });
}

cpSync('docs/client', folder, { recursive: true });
// It writes types through the JavaScript API of TypeScript 5, which TypeScript 7 does not have.
const packages = ['openapi-typescript@7.13.0', 'typescript@5.9.3'].map((name) => `--package=${name}`);
const types = ['openapi-typescript', documentPath, '--output', join(folder, 'api.ts')];
await run('npx', '--yes', ...packages, ...types);
await run('tsc', '-p', folder);

const mock = await askMock('running');
await mock.signIn('signedIn');
const { url, stop } = await listen(mock.backend, 0);
try {
  await run(process.execPath, join(folder, 'sample.ts'), url, mock.tokens.signedIn ?? '');
} finally {
  await stop();
}
console.log(`${folder} has the types, and a sample that compiles and runs`);
