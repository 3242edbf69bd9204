// First step of every command. It must run on Node versions that are too old for the rest.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const required = engines.node.replace(/^>=/, '');

const numbers = (version) => version.split('.').map(Number);

export function isNewEnough(version, min) {
  const have = numbers(version);
  const want = numbers(min);
  const differs = have.findIndex((part, index) => part !== want[index]);
  return differs === -1 || have[differs] > want[differs];
}

if (!isNewEnough(process.versions.node, required)) {
  console.error(
    'This needs Node ' +
      required +
      ' or newer and runs on ' +
      process.versions.node +
      '. Run `npm ci` and use the npm scripts: on Linux x64 they bring a Node of their own.',
  );
  process.exit(1);
}
