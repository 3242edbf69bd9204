// npm run mutants: the contract suite against the mock backend with one defect at a time. A defect that no case finds fails
// the run. Words as arguments select defects by what they are; --kind lists selects one of the kinds; --table also asks Specmatic
// about all of them, which needs Java 17 and the network, and writes docs/mutants.md.
import { parseArgs } from 'node:util';
import { openCases } from './mutants/cases.ts';
import { mutantsByKind } from './mutants/kinds.ts';
import { findingIn } from './mutants/schema-judge.ts';
import { serveWithDefects } from './mutants/server.ts';
import { foundBySpecmatic } from './mutants/specmatic-judge.ts';
import { writeTable } from './mutants/table.ts';

const { values, positionals } = parseArgs({
  options: { kind: { type: 'string' }, table: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const words = positionals.join(' ');
if (values.table && (words !== '' || values.kind !== undefined))
  throw new Error('The table is of all defects: --table stands alone.');
const chosen = Object.entries(mutantsByKind).flatMap(([kind, mutants]) =>
  values.kind === undefined || values.kind === kind
    ? mutants.filter(({ what }) => what.includes(words)).map((mutant) => ({ kind, mutant }))
    : [],
);

const { baseUrl, controlUrl, plant, stop } = await serveWithDefects();
const cases = await openCases({ SUITE_BASE_URL: baseUrl, SUITE_CONTROL_URL: controlUrl });

async function tryAll() {
  const wrong: string[] = [];
  await plant(null, (request, response) => {
    const finding = findingIn(request, response);
    if (finding !== null) wrong.push(`${request.method} ${request.path}: ${finding}`);
  });
  const firstWrong = await cases.passing([...new Set(chosen.map(({ mutant }) => mutant.only))]);
  if (wrong.length > 0) throw new Error(`Without a defect do not fit the document: ${wrong.join('\n')}`);
  const tried = [];
  for (const { kind, mutant } of chosen) {
    let bySchema: string | null = null;
    await plant(mutant, (request, response) => {
      bySchema ??= findingIn(request, response);
    });
    const foundBy = await firstWrong(mutant.only);
    console.log(`${foundBy === null ? 'SURVIVES' : 'found   '}  ${kind}: ${mutant.what}`);
    tried.push({ kind, mutant, what: mutant.what, foundBy, bySchema });
  }
  return tried;
}

try {
  const tried = await tryAll();
  const survivors = tried.filter(({ foundBy }) => foundBy === null);
  console.log(`\n${tried.length - survivors.length} of ${tried.length} defects are found.`);
  for (const { kind, mutant } of survivors)
    console.log(`Not found: ${kind}: ${mutant.what} (${mutant.only})`);
  process.exitCode = survivors.length === 0 && tried.length > 0 ? 0 : 1;
  if (values.table) {
    const bySpecmatic = await foundBySpecmatic(chosen.map(({ mutant }) => mutant));
    await writeTable(tried.map((one) => ({ ...one, bySpecmatic: bySpecmatic.has(one.mutant) })));
  }
} finally {
  await cases.close();
  await stop();
}
