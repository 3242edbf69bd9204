// npm run specmatic:changes: asks Specmatic whether the changes that contract:diff is tested with break clients.
// Exit code 0: each of its verdicts is that of tools/openapi/kept-changes/table.ts; 1 otherwise. Needs Java 17, git and
// the network.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from './openapi/kept-changes/sample.ts';
import { keptChanges } from './openapi/kept-changes/table.ts';
import { specmaticPackage } from './specmatic/run.ts';

const cases = Object.entries(keptChanges).map(([name, change], index) => ({
  ...change,
  name,
  file: `change-${index + 1}.json`,
}));
const folder = mkdtempSync(join(tmpdir(), 'specmatic-changes-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Specmatic', '-c', 'user.email=specmatic@example.com', ...args], {
    cwd: folder,
  });

/** Commits a document for each change to a branch of its own. */
function commit(branch: string, documentOf: (change: (typeof cases)[number]) => object): void {
  git('checkout', '--quiet', '-b', branch);
  for (const change of cases)
    writeFileSync(join(folder, change.file), JSON.stringify(documentOf(change), null, 1));
  git('add', '.');
  git('commit', '--quiet', '--message', branch);
}

try {
  git('init', '--quiet');
  commit('before', () => sample);
  commit('after', ({ edit }) => edit(sample));
  const { stdout, stderr } = spawnSync(
    'npx',
    ['--yes', specmaticPackage, 'backward-compatibility-check', '--base-branch=before'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, SPECMATIC_DISABLE_TELEMETRY: 'true' } },
  );
  const verdicts = new Map(
    [...stdout.matchAll(/(change-\d+\.json):?\s+\((COMPATIBLE|INCOMPATIBLE)\)/g)].map(
      ([, file = '', verdict = '']) => [file, verdict.toLowerCase()],
    ),
  );
  if (verdicts.size === 0) throw new Error(`Specmatic did not run; it needs Java 17.\n${stderr}${stdout}`);
  const differing = cases.filter(({ file, specmatic }) => verdicts.get(file) !== specmatic);
  for (const { name, file, specmatic } of differing)
    console.log(`${name}: the table says ${specmatic}, Specmatic ${verdicts.get(file) ?? 'nothing'}`);
  console.log(`${cases.length} changes, ${differing.length} judged otherwise than the table says.`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
