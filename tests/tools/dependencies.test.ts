import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/dependencies.md', 'utf8');
const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const packages = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });

test.each(packages)('docs/dependencies.md has the reason for %s, with its version', (name, version) => {
  const row = document.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``));
  expect(row).toContain(` ${version}`);
});

test('a package that is overridden has its reason there too', () => {
  for (const name of Object.keys(overrides)) expect(document).toContain(`\`${name}\``);
});
