// npm run verify: checks a backend against the contract, by reading and, if it may, by the contract suite. --help says more.
import { en } from 'zod/locales';
import { z } from '#contracts/z.ts';
import { reportFailure } from '#mocks/adapters/server/usage.ts';
import { causeLines, causesOf } from './verify/causes.ts';
import { usage, verifyOptions } from './verify/options.ts';
import { expectReached } from './verify/reach.ts';
import { runSuite } from './verify/suite.ts';
import { lineOf, summaryOf, verify } from './verify/run.ts';

async function main(): Promise<void> {
  const options = verifyOptions(process.argv.slice(2));
  if (!options) return void process.stdout.write(usage);
  const { target, suite } = options;
  z.config(en()); // the contract's schemas come without words for what they refuse
  await expectReached(target);
  const said = new Map<string, string>();
  const outcomes = await verify(target, (name, outcome) => console.log(lineOf(name, outcome, said)));
  for (const line of causeLines(causesOf(outcomes))) console.log(line);
  console.log(summaryOf(outcomes, suite !== null));
  const isRight = [...outcomes.values()].every(({ verdict }) => verdict !== 'wrong');
  const hasPassed = suite === null || runSuite(suite);
  process.exitCode = isRight && hasPassed ? 0 : 1;
}

main().catch((cause: unknown) => reportFailure(cause, usage));
