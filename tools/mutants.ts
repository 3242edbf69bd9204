// npm run mutants: the contract suite against copies of the mock backend with one defect each. A defect that no case finds fails
// the run. A text as argument selects defects by their words.
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { listen } from '#mocks/adapters/server/listen.ts';
import type { WireRequest } from '#mocks/core/wire.ts';
import { accessMutants } from './mutants/access.ts';
import { answerMutants } from './mutants/answers.ts';
import { commandMutants } from './mutants/commands.ts';
import { listMutants } from './mutants/lists.ts';
import type { Mutant } from './mutants/mutant.ts';
import { findsDefect } from './verify/suite.ts';

const kinds = { answers: answerMutants, access: accessMutants, commands: commandMutants, lists: listMutants };

async function survives({ before, only }: Mutant): Promise<boolean> {
  const { backend } = await createControlledDemoBackend({ scenario: 'happy', seed: 7 });
  const wrong = before((request) => backend.respond(request));
  const respond = (request: WireRequest) =>
    request.path.startsWith('/__mock/') ? backend.respond(request) : wrong(request);
  const server = await listen({ ...backend, respondNow: () => null, respond }, 0);
  try {
    return !(await findsDefect({ baseUrl: server.url, controlUrl: `${server.url}/__mock`, only: [only] }));
  } finally {
    await server.stop();
  }
}

const [words = ''] = process.argv.slice(2);
const survivors: string[] = [];
let count = 0;
for (const [kind, mutants] of Object.entries(kinds)) {
  for (const mutant of mutants.filter(({ what }) => what.includes(words))) {
    count += 1;
    const isMissed = await survives(mutant);
    if (isMissed) survivors.push(`${kind}: ${mutant.what} (${mutant.only})`);
    console.log(`${isMissed ? 'SURVIVES' : 'found   '}  ${kind}: ${mutant.what}`);
  }
}
console.log(`\n${count - survivors.length} of ${count} defects are found.`);
for (const survivor of survivors) console.log(`Not found: ${survivor}`);
process.exitCode = survivors.length === 0 && count > 0 ? 0 : 1;
